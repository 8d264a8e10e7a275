import type { UiLanguage } from '@xuekan/core'
import type { WireTopic } from '@xuekan/rc-pub/contract'
import { articlesByDoi } from '../../store/find-articles-by-doi.ts'
import { topics, type TopicRow } from '../../store/find-topics.ts'
import { answerPage, listCollection, namedEntry, oneOfCollection } from '../answer-page.ts'
import { listedArticle } from '../articles/wire-article.ts'
import { orNull, type HandlersOf } from '../endpoint-handler.ts'
import { pictureUrl } from '../shell/picture-url.ts'
import { inLanguages } from '../in-languages.ts'

/** C7.16: topics and their articles. */
export const topicHandlers: HandlersOf<'topicList' | 'topicById' | 'topicArticles'> = {
  topicList: listCollection(topics, wireTopic),
  topicById: oneOfCollection(topics, (row, { language }) => wireTopic(row, language)),
  topicArticles: async (context) => {
    const topic = await namedEntry(topics, context, 'topicId')
    const nothing = { rows: [], total: 0 }
    return answerPage(
      context,
      async (page) => (topic === null ? nothing : articlesByDoi(context.database, topic, page)),
      listedArticle,
    )
  },
}

function wireTopic({ id, siteId, articles, experts, record }: TopicRow, language: UiLanguage): WireTopic {
  const { name, introduction, cover } = record
  return {
    id: String(id),
    siteId: String(siteId),
    ...inLanguages('name', name, language),
    ...inLanguages('introduction', introduction, language),
    coverId: orNull(cover),
    pictureUrl: pictureUrl(cover),
    articleCount: articles,
    expertCount: experts,
  }
}
