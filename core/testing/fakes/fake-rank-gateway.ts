import { rankingStart } from '../../domain/media/ranking-period.ts'
import type { RankGateway } from '../../ports/rank-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { articlesOf, summaryOf, type FakeContent } from './fake-content.ts'

/** Memory knows no days: whatever was made of an article was made on the day that it appeared, the newest one today. */
export const createFakeRankGateway = (content: FakeContent, answers: FakeResults): RankGateway => ({
  articles: ({ siteId }, { by, period, size }) =>
    answers('rank', () => {
      const articles = articlesOf(content, siteId).map(({ article }) => summaryOf(article))
      const start = rankingStart(period, articles[0]?.publishedOn ?? '')
      return articles
        .filter((article) => start === null || (article.publishedOn >= start && article[by] > 0))
        .toSorted((a, b) => b[by] - a[by])
        .slice(0, size)
    }),
})
