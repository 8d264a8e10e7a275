import { articleRoute } from '../../domain/article/article-route.ts'
import { newsDestination } from '../../domain/news/news-destination.ts'
import { destinationHref } from '../../domain/route/destination.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { JumpGateway } from '../../ports/jump-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import type { FakeContent } from './fake-content.ts'

/** Where articles and news stand elsewhere, else their own pages. */
export const createFakeJumpGateway = (content: FakeContent, answers: FakeResults): JumpGateway => ({
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
})
