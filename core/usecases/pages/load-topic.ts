import type { TopicContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import { listedPage } from './listed-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface TopicInput {
  readonly context: RequestContext
  readonly topicId: string
  /** From 1. */
  readonly page: number
}

const besideSize = 12

/** A question that a site follows, with its articles (C7.16). A page beyond the last is absent. */
export const loadTopic = (
  { collections }: Pick<PagePorts, 'collections'>,
  { context, topicId, page }: TopicInput,
): AsyncResult<TopicContent> =>
  andThen(collections.topic(context, topicId), (topic) => {
    const articles = collections.topicArticles(context, topicId, pageRequest(page))
    const beside = { page: 0, size: besideSize }
    return mapResult(
      all({
        list: mapResult(existingPage(articles, page, 'topic'), listedPage),
        experts: withDefault(
          mapResult(collections.experts(context, topicId, beside), ({ content }) => content),
          [],
        ),
        others: withDefault(
          mapResult(collections.topics(context, beside), ({ content }) => content),
          [],
        ),
      }),
      (found) => ({ ...found, topic, others: found.others.filter(({ id }) => id !== topicId) }),
    )
  })
