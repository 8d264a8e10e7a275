import { mapAnswer, type TopicGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { summariesFrom } from './wire/article-summary.ts'
import { pagedFrom } from './wire/paged.ts'
import { topicsFrom } from './wire/topic.ts'

/** Topics over rc-pub (C7.16). */
export const createHttpTopicGateway = (caller: RcPubCaller): TopicGateway => ({
  list: (reader, { page, size }) =>
    mapAnswer(
      caller.call(calls.topicList, { ...reader, query: { siteId: reader.siteId, page, size } }),
      (wire) => pagedFrom(wire, (content) => topicsFrom(content, reader)),
    ),
  byId: (reader, id) =>
    found(
      mapAnswer(caller.call(calls.topicById, { ...reader, path: { id } }), (wire) =>
        wire === null ? null : (topicsFrom([wire], reader)[0] ?? null),
      ),
      calls.topicById.name,
    ),
  articles: (reader, topicId, { page, size }) =>
    mapAnswer(caller.call(calls.topicArticles, { ...reader, query: { topicId, page, size } }), (wire) =>
      pagedFrom(wire, (content) => summariesFrom(content, reader.language)),
    ),
})
