import type { FavouriteGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { savedArticlesFrom, savedArticlesQuery } from './wire/saved-articles.ts'

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
  kept: (context, request) =>
    mapResult(client.call(endpoints.collects, { ...context, query: savedArticlesQuery(request) }), (wire) =>
      savedArticlesFrom(wire, context.language),
    ),
})
