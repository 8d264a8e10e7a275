import type { TopicGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { summariesFrom } from './wire/article-summary.ts'
import { pagedFrom } from './wire/paged.ts'
import { topicsFrom } from './wire/topic.ts'

/** Topics over rc-pub (C7.16). */
export const createHttpTopicGateway = (client: RcPubClient): TopicGateway => ({
  list: (context, { page, size }) =>
    mapResult(
      client.call(endpoints.topicList, { ...context, query: { siteId: context.siteId, page, size } }),
      (wire) => pagedFrom(wire, (content) => topicsFrom(content, context)),
    ),
  byId: (context, id) =>
    requireFound(
      mapResult(client.call(endpoints.topicById, { ...context, path: { id } }), (wire) =>
        wire === null ? null : (topicsFrom([wire], context)[0] ?? null),
      ),
      endpoints.topicById.name,
    ),
  articles: (context, topicId, { page, size }) =>
    mapResult(client.call(endpoints.topicArticles, { ...context, query: { topicId, page, size } }), (wire) =>
      pagedFrom(wire, (content) => summariesFrom(content, context.language)),
    ),
})
