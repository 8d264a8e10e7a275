import type { RankingPeriod } from '../media/ranking-period.ts'

/** What a ranking of articles counts (C7.16). */
export const rankingMeasures = ['visits', 'downloads', 'citations'] as const
export type RankingMeasure = (typeof rankingMeasures)[number]

/** One ranking of articles. Citations are counted whole, of the articles that appeared within the period. */
export interface Ranking {
  readonly by: RankingMeasure
  readonly period: RankingPeriod
  readonly size: number
}
