import type { AlbumGateway, AsyncResult, Paged, PageRequest, RequestContext, Sanitiser } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import type { WirePaged } from './contract/paged.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { albumPageFrom, albumsFrom } from './wire/album.ts'
import { pictureFrom, tableFrom } from './wire/article-media.ts'
import { summariesFrom } from './wire/article-summary.ts'
import { expertsFrom } from './wire/expert.ts'
import { pagedFrom } from './wire/paged.ts'

/** Special albums over rc-pub (C7.16). */
export function createHttpAlbumGateway(client: RcPubClient, sanitiser: Sanitiser): AlbumGateway {
  const tab =
    <W, T>(
      endpoint: Endpoint<WirePaged<W>>,
      read: (content: readonly NonNullable<W>[], context: RequestContext) => readonly T[],
    ) =>
    (context: RequestContext, id: string, { page, size }: PageRequest): AsyncResult<Paged<T>> =>
      mapResult(client.call(endpoint, { ...context, query: { id, page, size } }), (wire) =>
        pagedFrom(wire, (content) => read(content, context)),
      )
  return {
    list: (context, { page, size }) =>
      mapResult(
        client.call(endpoints.albumList, { ...context, query: { siteId: context.siteId, page, size } }),
        (wire) => pagedFrom(wire, (content) => albumsFrom(content, context)),
      ),
    byId: (context, id) =>
      requireFound(
        mapResult(client.call(endpoints.albumById, { ...context, path: { id } }), (wire) =>
          wire === null ? null : albumPageFrom(wire, context),
        ),
        endpoints.albumById.name,
      ),
    papers: tab(endpoints.albumPapers, (content, { language }) => summariesFrom(content, language)),
    figures: tab(endpoints.albumFigures, (content, { language }) =>
      content.filter(hasId).map((wire) => pictureFrom(wire, language)),
    ),
    tables: tab(endpoints.albumTables, (content, { language }) =>
      content.filter(hasId).map((wire) => tableFrom(wire, language, sanitiser)),
    ),
    experts: tab(endpoints.albumExperts, expertsFrom),
  }
}

/** What has no id is no entry of its own. */
const hasId = ({ id }: { readonly id: string | null }): boolean => id !== null
