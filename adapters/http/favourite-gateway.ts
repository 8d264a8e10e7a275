import type { FavouriteGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { summaryFrom } from './wire/article-summary.ts'
import { timeFrom } from './wire/time.ts'
import { pagedFrom } from './wire/paged.ts'

/** What a member keeps, over rc-pub (C7.12). */
export const createHttpFavouriteGateway = (client: RcPubClient): FavouriteGateway => ({
  isCollected: (context, { type, id }) =>
    mapResult(
      client.call(endpoints.isCollected, { ...context, query: { type, id } }),
      ({ isCollect }) => isCollect === 1,
    ),
  collect: (context, { type, id }) =>
    mapResult(client.call(endpoints.collect, { ...context, body: { type, id } }), () => null),
  uncollect: (context, { type, id }) =>
    mapResult(client.call(endpoints.uncollect, { ...context, query: { type, id } }), () => null),
  /** What has no article is left out. */
  kept: (context, { term, order, page, size }) =>
    mapResult(
      client.call(endpoints.collects, { ...context, query: { q: term, sort: order, page, size } }),
      (wire) =>
        pagedFrom(wire, (content) =>
          content.flatMap(({ kept, article }) =>
            article === null || article.id === null
              ? []
              : [{ article: summaryFrom(article, context.language), keptOn: timeFrom(kept).slice(0, 10) }],
          ),
        ),
    ),
})
