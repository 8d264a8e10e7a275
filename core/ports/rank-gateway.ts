import type { ArticleSummary } from '../domain/article/article.ts'
import type { Ranking } from '../domain/article/ranking.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Rankings (C7.16). */
export interface RankGateway {
  /** Highest first, over the journals of the reader's site. What was not used within the period is left out. */
  readonly articles: (context: RequestContext, ranking: Ranking) => AsyncResult<readonly ArticleSummary[]>
}
