import { asSiteId, destinationHref, newsDestination } from '@xuekan/core'
import { newsById } from '../../store/find-news.ts'
import { data, readId, refused, type HandlersOf } from '../call-handler.ts'

/** Where a news item is read: its source, else its page in the portal (C7.7, C2.22). Ids are global. */
export const newsJumpHandlers: HandlersOf<'newsJumpUrl'> = {
  newsJumpUrl: async ({ database, language, parameter }) => {
    const row = await newsById(database, readId(parameter('id')) ?? -1)
    if (row === null) return refused(404, '该新闻不存在', 'There is no such news.')
    const { kind, original, source } = row.record
    const news = {
      id: String(row.id),
      siteId: asSiteId(String(row.siteId)),
      newsDataType: kind,
      original,
      sourceLink: source,
    }
    const place = { language, prefixed: true }
    return data(destinationHref(newsDestination(news, place), place))
  },
}
