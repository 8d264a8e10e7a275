import { rankingStart, type RankingPeriod } from '@xuekan/core/content'
import { rankedPeriods } from '@xuekan/rc-pub/contract'

/** Days before today with which the shorter periods begin. */
const daysBack = { day: 0, week: 6, month: 29 } as const

export type RankedPeriod = (typeof rankedPeriods)[number]

export const isRankedPeriod = (raw: string): raw is RankedPeriod =>
  rankedPeriods.some((period) => period === raw)

const dayLength = 86_400_000

/** The first day that counts, `today` and the answer being ISO dates; null for all time. */
export function rankedSince(period: RankedPeriod, today: string): string | null {
  if (period === 'day' || period === 'week' || period === 'month') {
    return new Date(Date.parse(today) - daysBack[period] * dayLength).toISOString().slice(0, 10)
  }
  const longer: RankingPeriod = period === 'year' ? '1y' : period
  return rankingStart(longer, today)
}
