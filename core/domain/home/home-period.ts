import { rankingPeriods, type RankingPeriod } from '../media/ranking-period.ts'

/** The period over which a home ranks, where its address names none. */
export const homePeriod: RankingPeriod = '1y'

/** The period that an address of a home names; null for none, and for what is no period. Total. */
export const homePeriodFrom = (raw: string | null): RankingPeriod | null =>
  rankingPeriods.find((period) => period === raw) ?? null
