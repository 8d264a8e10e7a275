import { pageOf } from './page-of.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import type { TopicGateway } from '../../ports/topic-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { shownBy, summariesOf, type FakeContent } from './fake-content.ts'
import type { FakeTopic } from './fake-side-content.ts'

/** Topics in memory; their experts are those of the content that name them. */
export function createFakeTopicGateway(content: FakeContent, answers: FakeResults): TopicGateway {
  const { topics = [], experts = [] } = content
  const whole = ({ topic, articles }: FakeTopic): Topic => ({
    ...topic,
    articles: summariesOf(content, articles).length,
    experts: experts.filter(({ topicId }) => topicId === topic.id).length,
  })
  const find = (id: string): FakeTopic | undefined => topics.find(({ topic }) => topic.id === id)
  return {
    list: ({ siteId }, request) =>
      answers('topicList', () => {
        const sites = shownBy(content, siteId)
        return pageOf(topics.filter(({ topic }) => sites.has(topic.siteId)).map(whole), request)
      }),
    byId: (_, id) =>
      answers('topicById', () => {
        const found = find(id)
        return found === undefined ? null : whole(found)
      }),
    articles: (_, id, request) =>
      answers('topicArticles', () => pageOf(summariesOf(content, find(id)?.articles ?? []), request)),
  }
}
