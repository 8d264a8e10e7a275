import { localise } from '@xuekan/core'
import { newsBeside, newsById, newsPage, topNewsOf, type NewsRow } from '../../store/find-news.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { data, orNull, readId, type CallContext, type HandlersOf } from '../call-handler.ts'
import { askedPage, onePage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { wireNews, wireTopNews } from './wire-news.ts'

/** C7.7, C7.16: news by list, by id, and above the header. */
export const newsHandlers: HandlersOf<'newsList' | 'latestNews' | 'newsById' | 'topNews'> = {
  newsList: (context) =>
    withSite(context, async (site) => {
      const { database, parameter } = context
      const page = askedPage(context)
      const filter = {
        sites: await shownSites(database, site),
        channelId: parameter('channelId') === '' ? null : (readId(parameter('channelId')) ?? -1),
        kind: kindOf(context),
        words: wordsOf(parameter('q')),
      }
      const { rows, total } = await newsPage(database, filter, page)
      return data(onePage(page, listed(rows, context), total))
    }),
  latestNews: (context) =>
    withSite(context, async (site) => {
      const sites = await shownSites(context.database, site)
      const { size } = askedPage(context)
      const every = { sites, channelId: null, kind: '', words: [] }
      const { rows } = await newsPage(context.database, every, { size, offset: 0 })
      return data(listed(rows, context))
    }),
  newsById: async (context) => {
    const { database, language, parameter } = context
    const row = await newsById(database, readId(parameter('id')) ?? -1)
    if (row === null) return data(null)
    const { previous, next } = await newsBeside(database, row)
    const beside = (other: NewsRow | null) => (other === null ? null : wireNews(other, language))
    return data({
      ...wireNews(row, language),
      content: orNull(localise(row.record.body, language)),
      previousNews: beside(previous),
      nextNews: beside(next),
    })
  },
  topNews: (context) =>
    withSite(context, async ({ id }) => {
      const rows = await topNewsOf(context.database, id)
      return data(rows.map((row) => wireTopNews(row, context.language)))
    }),
}

const listed = (rows: readonly NewsRow[], { language }: CallContext) =>
  rows.map((row) => wireNews(row, language))

/** `news`, as the call for top news has it, stands for every kind. */
const kindOf = ({ parameter }: CallContext): string => {
  const kind = parameter('newsDataType').toLowerCase()
  return kind === 'news' ? '' : kind
}

const mostWords = 8
const longestWord = 100

const wordsOf = (q: string): readonly string[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))
