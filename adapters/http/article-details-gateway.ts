import type { AsyncResult, ArticleDetailsGateway, RequestContext } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import {
  attachmentsFrom,
  attachTypesFrom,
  referencesFrom,
  sharedArticleFrom,
  statisticsFrom,
} from './wire/article-details.ts'
import { summariesFrom } from './wire/article-summary.ts'

/** What hangs from one article, over rc-pub (C7.15). */
export function createHttpArticleDetailsGateway(client: RcPubClient): ArticleDetailsGateway {
  const of = <W, T>(
    endpoint: Endpoint<W | null>,
    context: RequestContext,
    query: Readonly<Record<string, string | number>>,
    read: (wire: W) => T,
  ): AsyncResult<T> =>
    mapResult(requireFound(client.call(endpoint, { ...context, query }), endpoint.name), read)
  return {
    attachTypes: (context, id) =>
      mapResult(client.call(endpoints.attachTypes, { ...context, query: { id } }), attachTypesFrom),
    attachments: (context, id) =>
      of(endpoints.attachments, context, { id }, (wires) => attachmentsFrom(wires, context.language)),
    references: (context, id) => of(endpoints.references, context, { id }, referencesFrom),
    statistics: (context, id) => of(endpoints.statistics, context, { id }, statisticsFrom),
    related: (context, id, size) =>
      of(endpoints.relations, context, { id, size }, (wires) => summariesFrom(wires, context.language)),
    shared: (context, id) =>
      of(endpoints.publicizeInfo, context, { siteId: context.siteId, id }, sharedArticleFrom),
  }
}
