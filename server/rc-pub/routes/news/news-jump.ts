import { newsDestination } from '@xuekan/core/content'
import { destinationHref } from '@xuekan/core/route'
import { asSiteId } from '@xuekan/core/site'
import { news as newsItems } from '../../store/find-news.ts'
import { namedEntry } from '../answer-page.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'

/** Where a news item is read: its source, else its page in the portal (C7.7, C2.22). Ids are global. */
export const newsJumpHandlers: HandlersOf<'newsJumpUrl'> = {
  newsJumpUrl: async (context) => {
    const row = await namedEntry(newsItems, context)
    if (row === null) return refused(404, '该新闻不存在', 'There is no such news.')
    const { kind, original, source } = row.record
    const news = {
      id: String(row.id),
      siteId: asSiteId(String(row.siteId)),
      newsDataType: kind,
      original,
      sourceLink: source,
    }
    const place = { language: context.language, prefixed: true }
    return data(destinationHref(newsDestination(news, place), place))
  },
}
