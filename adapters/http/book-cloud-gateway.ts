import type { BookCloudGateway, BooksGateway } from '@xuekan/core'
import { bookCloudSetting } from '@xuekan/core/member'
import { succeed, mapResult, fail, andThen } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { booksFrom } from './wire/book.ts'
import { pagedFrom } from './wire/paged.ts'

/** The book cloud over rc-pub (C7.8). A setting that nobody has made is ''. */
export const createHttpBookCloudGateway = (client: RcPubClient): BookCloudGateway => ({
  check: (context) =>
    mapResult(
      client.call(endpoints.bookConfig, {
        ...context,
        query: { siteId: context.siteId, configName: bookCloudSetting },
      }),
      (config) => config?.configValue ?? '',
    ),
  jumpUrl: (context, credential) =>
    andThen(
      client.call(endpoints.bookJump, { ...context, query: { siteId: context.siteId, p: credential } }),
      (wire) => {
        const url = wire?.jumpUrl ?? ''
        return url === '' ? fail({ kind: 'absent', call: endpoints.bookJump.name }) : succeed(url)
      },
    ),
})

/** The books of sites over rc-pub (C7.16). */
export const createHttpBooksGateway = (client: RcPubClient): BooksGateway => ({
  list: (context, { page, size }) =>
    mapResult(
      client.call(endpoints.bookList, { ...context, query: { siteId: context.siteId, page, size } }),
      (wire) => pagedFrom(wire, (content) => booksFrom(content, context)),
    ),
  byId: (context, id) =>
    requireFound(
      mapResult(client.call(endpoints.bookById, { ...context, path: { id } }), (wire) =>
        wire === null ? null : (booksFrom([wire], context)[0] ?? null),
      ),
      endpoints.bookById.name,
    ),
})
