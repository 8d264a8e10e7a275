import { localise } from '../../domain/language/localized.ts'
import { newsNeighbours } from '../../domain/news/news-neighbours.ts'
import { newsTabOf } from '../../domain/news/news-tabs.ts'
import type { News } from '../../domain/news/news.ts'
import { pageOf } from './page-of.ts'
import type { SiteId } from '../../domain/site/site.ts'
import { articleRoute } from '../../domain/article/article-route.ts'
import { newsDestination } from '../../domain/news/news-destination.ts'
import { destinationHref } from '../../domain/route/destination.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { NewsGateway } from '../../ports/news-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { shownBy, type FakeContent } from './fake-content.ts'
import type { FakeNews } from './fake-side-content.ts'

export function createFakeNewsGateway(
  content: FakeContent,
  answers: FakeResults,
): Omit<NewsGateway, 'topNews'> {
  const newest = (content.news ?? []).toSorted((a, b) => (a.news.publishedOn < b.news.publishedOn ? 1 : -1))
  const shown = (siteId: SiteId): readonly FakeNews[] => {
    const sites = shownBy(content, siteId)
    return newest.filter(({ news }) => sites.has(news.siteId))
  }
  return {
    list: ({ siteId }, { tab, channelId, q, ...request }) =>
      answers('list', () => {
        const words = q.split(/\s+/).filter((word) => word !== '')
        const suits = ({ news, channelId: of }: FakeNews): boolean =>
          (tab === null || newsTabOf(news.newsDataType) === tab) &&
          (channelId === null || of === channelId) &&
          words.every((word) => holds(news, word))
        return pageOf(
          shown(siteId)
            .filter(suits)
            .map(({ news }) => news),
          request,
        )
      }),
    latest: ({ siteId }, size) =>
      answers('latest', () =>
        shown(siteId)
          .slice(0, size)
          .map(({ news }) => news),
      ),
    byId: ({ language }, id) =>
      answers('byId', () => {
        const found = newest.find(({ news }) => news.id === id)
        if (found === undefined) return null
        const tab = newsTabOf(found.news.newsDataType)
        const beside = newest
          .map(({ news }) => news)
          .filter(
            ({ siteId, newsDataType }) => siteId === found.news.siteId && newsTabOf(newsDataType) === tab,
          )
        return {
          news: found.news,
          body: localise(found.body, language),
          files: found.files ?? [],
          ...newsNeighbours(beside, id),
        }
      }),
    // where they stand elsewhere, else their own pages
    jumpUrl: ({ language }, kind, id) =>
      answers('jumpUrl', () => {
        if (kind === 'article') {
          const article = content.articles.find((each) => each.article.id === id)?.article
          if (article === undefined) return null
          return content.articleDetails?.[id]?.sourceUrl ?? formatRoute(articleRoute(article, language))
        }
        const news = content.news?.find((each) => each.news.id === id)?.news
        const place = { language, prefixed: true }
        return news === undefined ? null : destinationHref(newsDestination(news, place), place)
      }),
  }
}

const holds = ({ title }: News, word: string): boolean =>
  [title.zh, title.en].some((text) => text.toLowerCase().includes(word.toLowerCase()))
