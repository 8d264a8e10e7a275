import type { NewsGateway, Sanitiser } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { newsListFrom, newsPageFrom } from './wire/news.ts'
import { pagedFrom } from './wire/paged.ts'

/** News over rc-pub (C7.16). */
export const createHttpNewsGateway = (client: RcPubClient, sanitiser: Sanitiser): NewsGateway => ({
  list: (context, { tab, channelId, q, page, size }) =>
    mapResult(
      client.call(endpoints.newsList, {
        ...context,
        query: { siteId: context.siteId, channelId, newsDataType: tab, q, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => newsListFrom(content, context)),
    ),
  latest: (context, size) =>
    mapResult(
      client.call(endpoints.latestNews, { ...context, query: { siteId: context.siteId, size } }),
      (wires) => newsListFrom(wires, context),
    ),
  byId: (context, id) =>
    requireFound(
      mapResult(client.call(endpoints.newsById, { ...context, path: { id } }), (wire) =>
        wire === null ? null : newsPageFrom(wire, context, sanitiser),
      ),
      endpoints.newsById.name,
    ),
})
