import type { Answer } from '../../ports/answer.ts'
import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { CitationGateway } from '../../ports/citation-gateway.ts'
import type { PeriodGateway } from '../../ports/period-gateway.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { answered, refused, thenAnswer } from '../../usecases/answers.ts'
import type { FakeAnswers } from './fake-answers.ts'
import { createFakeArticleGateway } from './fake-article-gateway.ts'
import { createFakeCitationGateway } from './fake-citation-gateway.ts'
import type { FakeContent } from './fake-content.ts'
import { createFakePeriodGateway } from './fake-period-gateway.ts'
import { createFakeSearchGateway } from './fake-search-gateway.ts'
import { createFakeSiteGateway } from './fake-site-gateway.ts'

/** How an answer comes: at once unless a test delays it, breaks it, or counts it. */
export type OnTheWay = <T>(call: string, answer: Answer<T>) => Answer<T>

export interface FakeGateways {
  readonly sites: SiteGateway
  readonly periods: PeriodGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
  readonly citations: CitationGateway
}

/** Every gateway over content in memory. */
export function createFakeGateways(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeGateways {
  // looked up for each subscriber, as a call is made for each
  const answers: FakeAnswers = (call, find) =>
    onTheWay(
      call,
      thenAnswer(answered(null), () => {
        const value = find()
        return value === null ? refused({ kind: 'absent', call }) : answered(value)
      }),
    )
  return {
    sites: createFakeSiteGateway(content, answers),
    periods: createFakePeriodGateway(content, answers),
    articles: createFakeArticleGateway(content, answers),
    search: createFakeSearchGateway(content, answers),
    citations: createFakeCitationGateway(content, answers),
  }
}
