import { localise } from '@xuekan/core'
import {
  news,
  newsBeside,
  newsConditions,
  newsFiles,
  topNewsOf,
  type NewsRow,
} from '../../store/find-news.ts'
import { noRows } from '../../store/query-page.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { listCollection, oneOfCollection } from '../answer-page.ts'
import { data, orNull, readId, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { requestedPage } from '../paging.ts'
import { compoundsOf } from '../search/compounds-of.ts'
import { withSite } from '../sites/sites.ts'
import { wireNews, wireNewsFile, wireTopNews } from './wire-news.ts'

/** C7.7, C7.16: news by list, by id, and above the header. */
export const newsHandlers: HandlersOf<'newsList' | 'latestNews' | 'newsById' | 'topNews'> = {
  newsList: listCollection(news, wireNews, {
    conditions: async (context, site) => {
      const channelId = context.parameter('channelId')
      return newsConditions({
        channelId: channelId === '' ? null : (readId(channelId) ?? -1),
        kind: kindOf(context),
        q: context.parameter('q'),
        otherwise: await compoundsOf(context, site),
      })
    },
  }),
  latestNews: (context) =>
    withSite(context, async (site) => {
      const { database, language } = context
      const page = { ...noRows, size: requestedPage(context).size }
      const { rows } = await news.ofSites(database, await shownSites(database, site), page)
      return data(rows.map((row) => wireNews(row, language)))
    }),
  newsById: oneOfCollection(news, async (row, { database, language }) => {
    const { previous, next } = await newsBeside(database, row)
    const files = await newsFiles(database, row.record.files ?? [])
    const beside = (other: NewsRow | null) => (other === null ? null : wireNews(other, language))
    return {
      ...wireNews(row, language),
      content: orNull(localise(row.record.body, language)),
      attachments: files.map((file) => wireNewsFile(file, language)),
      previousNews: beside(previous),
      nextNews: beside(next),
    }
  }),
  topNews: (context) =>
    withSite(context, async ({ id }) => {
      const rows = await topNewsOf(context.database, id)
      return data(rows.map((row) => wireTopNews(row, context.language)))
    }),
}

/** `news`, as the call for top news has it, stands for every kind. */
const kindOf = ({ parameter }: HandlerContext): string => {
  const kind = parameter('newsDataType').toLowerCase()
  return kind === 'news' ? '' : kind
}
