import {
  answered,
  bookCloudSetting,
  mapAnswer,
  refused,
  thenAnswer,
  type BookGateway,
  type BookshelfGateway,
} from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { booksFrom } from './wire/book.ts'
import { pagedFrom } from './wire/paged.ts'

/** The book cloud over rc-pub (C7.8). A setting that nobody has made is ''. */
export const createHttpBookGateway = (caller: RcPubCaller): BookGateway => ({
  check: (reader) =>
    mapAnswer(
      caller.call(calls.bookConfig, {
        ...reader,
        query: { siteId: reader.siteId, configName: bookCloudSetting },
      }),
      (config) => config?.configValue ?? '',
    ),
  jumpUrl: (reader, credential) =>
    thenAnswer(
      caller.call(calls.bookJump, { ...reader, query: { siteId: reader.siteId, p: credential } }),
      (wire) => {
        const url = wire?.jumpUrl ?? ''
        return url === '' ? refused({ kind: 'absent', call: calls.bookJump.name }) : answered(url)
      },
    ),
})

/** The books of sites over rc-pub (C7.16). */
export const createHttpBookshelfGateway = (caller: RcPubCaller): BookshelfGateway => ({
  list: (reader, { page, size }) =>
    mapAnswer(
      caller.call(calls.bookList, { ...reader, query: { siteId: reader.siteId, page, size } }),
      (wire) => pagedFrom(wire, (content) => booksFrom(content, reader)),
    ),
  byId: (reader, id) =>
    found(
      mapAnswer(caller.call(calls.bookById, { ...reader, path: { id } }), (wire) =>
        wire === null ? null : (booksFrom([wire], reader)[0] ?? null),
      ),
      calls.bookById.name,
    ),
})
