import type {
  ArticleMediaGateway,
  PictureGateway,
  RequestContext,
  Sanitiser,
  TableGateway,
} from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import type { WirePaged } from './contract/paged.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { pictureFrom, tableFrom } from './wire/article-media.ts'
import { pagedFrom } from './wire/paged.ts'

interface MediaEndpoints<W> {
  readonly list: Endpoint<WirePaged<W>>
  readonly ofArticle: Endpoint<readonly NonNullable<W>[]>
  readonly byId: Endpoint<W | null>
}

/** What has no id cannot be asked for again, and is left out. */
const kept = <T extends { readonly id: string }>(items: readonly T[]): readonly T[] =>
  items.filter(({ id }) => id !== '')

const createGateway = <W extends object, T extends { readonly id: string }>(
  client: RcPubClient,
  { list, ofArticle, byId }: MediaEndpoints<W>,
  read: (wire: W, context: RequestContext) => T,
): ArticleMediaGateway<T> => ({
  list: (context, { q, page, size }) =>
    mapResult(client.call(list, { ...context, query: { siteId: context.siteId, q, page, size } }), (wire) =>
      pagedFrom(wire, (content) => kept(content.map((each) => read(each, context)))),
    ),
  ofArticle: (context, articleId) =>
    mapResult(client.call(ofArticle, { ...context, query: { articleId } }), (wires) =>
      kept(wires.map((wire) => read(wire, context))),
    ),
  byId: (context, id) =>
    mapResult(requireFound(client.call(byId, { ...context, path: { id } }), byId.name), (wire) =>
      read(wire, context),
    ),
})

/** Figures over rc-pub (C7.16). */
export const createHttpPictureGateway = (client: RcPubClient): PictureGateway =>
  createGateway(
    client,
    { list: endpoints.pictureList, ofArticle: endpoints.picturesOfArticle, byId: endpoints.pictureById },
    (wire, { language }) => pictureFrom(wire, language),
  )

/** Tables over rc-pub (C7.16). */
export const createHttpTableGateway = (client: RcPubClient, sanitiser: Sanitiser): TableGateway =>
  createGateway(
    client,
    { list: endpoints.tableList, ofArticle: endpoints.tablesOfArticle, byId: endpoints.tableById },
    (wire, { language }) => tableFrom(wire, language, sanitiser),
  )
