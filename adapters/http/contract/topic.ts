import { get } from './endpoint.ts'
import { article } from './article.ts'
import { paged } from './paged.ts'
import { integer, named, nullable, record, text, type Wire } from './shape.ts'
import { entry, texts } from './texts.ts'

/** A question that a site follows over years. Unprefixed texts follow the language header. */
const topic = named(
  'Topic',
  record({
    ...entry,
    ...texts('name'),
    ...texts('introduction'),
    coverId: text,
    pictureUrl: text,
    articleCount: integer,
    expertCount: integer,
  }),
)

export type WireTopic = Wire<typeof topic>

/** C7.16: topics. Their experts are had by `expert/getExpertList`. */
export const topicEndpoints = {
  topicList: get('topic/getTopicList', ['siteId', 'page', 'size'], paged(topic), {
    summary: 'The topics of a site and of the journals that it shows.',
  }),
  topicArticles: get('topic/getArticles', ['topicId', 'page', 'size'], paged(article), {
    summary: 'The articles of a topic, in its order.',
  }),
  topicById: get('topic/{id}', [], nullable(topic), { summary: 'A topic; null where there is none.' }),
} as const
