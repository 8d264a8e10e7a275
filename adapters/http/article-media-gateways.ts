import {
  mapAnswer,
  type ArticleMediaGateway,
  type PictureGateway,
  type Reader,
  type Sanitiser,
  type TableGateway,
} from '@xuekan/core'
import type { Call } from './contract/call.ts'
import { calls } from './contract/calls.ts'
import type { WirePaged } from './contract/paged.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { pictureFrom, tableFrom } from './wire/article-media.ts'
import { pagedFrom } from './wire/paged.ts'

interface MediaCalls<W> {
  readonly list: Call<WirePaged<W>>
  readonly ofArticle: Call<readonly NonNullable<W>[]>
  readonly byId: Call<W | null>
}

/** What has no id cannot be asked for again, and is left out. */
const kept = <T extends { readonly id: string }>(items: readonly T[]): readonly T[] =>
  items.filter(({ id }) => id !== '')

const createGateway = <W extends object, T extends { readonly id: string }>(
  caller: RcPubCaller,
  { list, ofArticle, byId }: MediaCalls<W>,
  read: (wire: W, reader: Reader) => T,
): ArticleMediaGateway<T> => ({
  list: (reader, { q, page, size }) =>
    mapAnswer(caller.call(list, { ...reader, query: { siteId: reader.siteId, q, page, size } }), (wire) =>
      pagedFrom(wire, (content) => kept(content.map((each) => read(each, reader)))),
    ),
  ofArticle: (reader, articleId) =>
    mapAnswer(caller.call(ofArticle, { ...reader, query: { articleId } }), (wires) =>
      kept(wires.map((wire) => read(wire, reader))),
    ),
  byId: (reader, id) =>
    mapAnswer(found(caller.call(byId, { ...reader, path: { id } }), byId.name), (wire) => read(wire, reader)),
})

/** Figures over rc-pub (C7.16). */
export const createHttpPictureGateway = (caller: RcPubCaller): PictureGateway =>
  createGateway(
    caller,
    { list: calls.pictureList, ofArticle: calls.picturesOfArticle, byId: calls.pictureById },
    (wire, { language }) => pictureFrom(wire, language),
  )

/** Tables over rc-pub (C7.16). */
export const createHttpTableGateway = (caller: RcPubCaller, sanitiser: Sanitiser): TableGateway =>
  createGateway(
    caller,
    { list: calls.tableList, ofArticle: calls.tablesOfArticle, byId: calls.tableById },
    (wire, { language }) => tableFrom(wire, language, sanitiser),
  )
