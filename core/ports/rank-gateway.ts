import type { ArticleSummary } from '../domain/article/article.ts'
import type { Ranking } from '../domain/article/ranking.ts'
import type { Answer, Reader } from './answer.ts'

/** Rankings (C7.16). */
export interface RankGateway {
  /** Highest first, over the journals of the reader's site. What was not used within the period is left out. */
  readonly articles: (reader: Reader, ranking: Ranking) => Answer<readonly ArticleSummary[]>
}
