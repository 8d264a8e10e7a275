import type { LocalizedText } from '../language/localized.ts'
import type { NewsContent, NewsListContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** A news item is named by its title. */
export const newsHead = (content: NewsContent | null): PageHead =>
  content === null
    ? { title: [], content: null }
    : {
        title: [content.news.title],
        description: content.news.summary,
        content: { page: 'news', content },
      }

/** A news list is named as its tab and its column; without a column it has the general name. */
export const newsListHead = (
  content: NewsListContent | null,
  named: { readonly tab: string; readonly list: string },
): PageHead => {
  if (content === null) return { title: [], content: null }
  const column: LocalizedText | string = content.channel?.name ?? named.list
  return {
    title: [named.tab, column],
    feed: { source: { kind: 'news', tab: content.tab } },
    content: { page: 'newsList', content },
  }
}
