import { newsNeighbours } from '../../domain/news/news-neighbours.ts'
import type { NewsPage } from '../../domain/news/news-page.ts'
import { newsTabOf } from '../../domain/news/news-tabs.ts'
import type { NewsContent } from '../../domain/page/page-content.ts'
import type { News } from '../../domain/news/news.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { andThen, mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface NewsInput {
  readonly context: RequestContext
  readonly newsId: string
}

/** How many of its kind stand beside a news item. */
const otherNews = 4

/** One news item with its files, its neighbours, and the newest of its kind (C2.21). */
export const loadNews = (
  { news }: Pick<PagePorts, 'news'>,
  { context, newsId }: NewsInput,
): AsyncResult<NewsContent> =>
  andThen(news.byId(context, newsId), (found) => {
    const tab = newsTabOf(found.news.newsDataType)
    const request = { tab, channelId: null, q: '', page: 0, size: otherNews + 1 }
    const newest = withDefault(
      mapResult(news.list(context, request), ({ content }) => content),
      [],
    )
    return mapResult(newest, (list) => ({
      ...found,
      ...neighboursOf(found, list),
      tab,
      others: list.filter(({ id }) => id !== newsId).slice(0, otherNews),
    }))
  })

/** As the server says; where it says nothing of a side, as the newest of its kind stand. */
function neighboursOf(page: NewsPage, newest: readonly News[]): Pick<NewsPage, 'previous' | 'next'> {
  const { previous, next } = newsNeighbours(
    newest.filter(({ siteId }) => siteId === page.news.siteId),
    page.news.id,
  )
  return { previous: page.previous ?? previous, next: page.next ?? next }
}
