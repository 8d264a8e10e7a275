import { type Language } from '@xuekan/core'
import type { WireTopic } from '../../../../adapters/http/contract/topic.ts'
import { articleIdsByDoi, articlesInOrder } from '../../store/find-articles-by-doi.ts'
import { topicById, topicPage, type TopicRow } from '../../store/find-topics.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { listedArticle } from '../articles/wire-article.ts'
import { data, orNull, readId, type HandlersOf } from '../call-handler.ts'
import { pictureUrl } from '../chrome/picture-url.ts'
import { askedPage, onePage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { inLanguages } from '../in-languages.ts'

/** C7.16: topics and their articles. */
export const topicHandlers: HandlersOf<'topicList' | 'topicById' | 'topicArticles'> = {
  topicList: (context) =>
    withSite(context, async (site) => {
      const { database, language } = context
      const page = askedPage(context)
      const { rows, total } = await topicPage(database, await shownSites(database, site), page)
      return data(
        onePage(
          page,
          rows.map((row) => wireTopic(row, language)),
          total,
        ),
      )
    }),
  topicById: async ({ database, language, parameter }) => {
    const row = await topicById(database, readId(parameter('id')) ?? -1)
    return data(row === null ? null : wireTopic(row, language))
  },
  topicArticles: async (context) => {
    const { database, language, parameter } = context
    const page = askedPage(context)
    const topic = await topicById(database, readId(parameter('topicId')) ?? -1)
    const ids = topic === null ? [] : await articleIdsByDoi(database, topic)
    const rows = await articlesInOrder(database, ids.slice(page.offset, page.offset + page.size))
    return data(
      onePage(
        page,
        rows.map((row) => listedArticle(row, language)),
        ids.length,
      ),
    )
  },
}

function wireTopic({ id, siteId, articles, experts, record }: TopicRow, language: Language): WireTopic {
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
