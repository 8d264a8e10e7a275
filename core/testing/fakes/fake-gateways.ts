import { defer, of } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { err, ok } from '../../domain/result.ts'
import type { Answer } from '../../ports/answer.ts'
import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { PeriodGateway } from '../../ports/period-gateway.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { createFakeArticleGateway } from './fake-article-gateway.ts'
import type { FakeContent } from './fake-content.ts'
import { createFakePeriodGateway } from './fake-period-gateway.ts'
import { createFakeSearchGateway } from './fake-search-gateway.ts'
import { createFakeSiteGateway } from './fake-site-gateway.ts'

/** Answers a call of a gateway: `call` is its method, such as `byDoi`; null stands for what is not there. */
export type FakeAnswers = <T>(call: string, find: () => T | null) => Answer<T>

/** How an answer comes: at once unless a test delays it, breaks it, or counts it. */
export type OnTheWay = <T>(call: string, answer: Answer<T>) => Answer<T>

export interface FakeGateways {
  readonly sites: SiteGateway
  readonly periods: PeriodGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
}

/** Every gateway over content in memory. It is looked up when an answer is subscribed to, as a call is made then. */
export function createFakeGateways(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeGateways {
  const answers: FakeAnswers = <T>(call: string, find: () => T | null) =>
    onTheWay<T>(
      call,
      defer(() => {
        const value = find()
        const absent: Failure = { kind: 'absent', call }
        return of(value === null ? err(absent) : ok(value))
      }),
    )
  return {
    sites: createFakeSiteGateway(content, answers),
    periods: createFakePeriodGateway(content, answers),
    articles: createFakeArticleGateway(content, answers),
    search: createFakeSearchGateway(content, answers),
  }
}
