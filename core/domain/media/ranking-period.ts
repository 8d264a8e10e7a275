import { queryValue, type Query } from '../route/query.ts'

/** The periods over which a ranking counts (C2.32). */
export const rankingPeriods = ['3m', '6m', '1y', '2y', '3y', 'all'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]

/** Calendar months back from today; null is without a beginning. */
const monthsBack: Readonly<Record<RankingPeriod, number | null>> = {
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '2y': 24,
  '3y': 36,
  all: null,
}

/**
 * The first day that a ranking counts, `today` and the answer being ISO dates (C2.32): the same day so many calendar
 * months ago, or the last of that month where it is shorter. null for `all`, and where `today` is no date.
 */
export function rankingStart(period: RankingPeriod, today: string): string | null {
  const months = monthsBack[period]
  const match = /^([1-9]\d{3})-(0[1-9]|1[0-2])-(\d{2})$/.exec(today)
  if (months === null || match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (day < 1 || day > daysIn(year, month)) return null
  const monthsSinceZero = year * 12 + (month - 1) - months
  const [startYear, startMonth] = [Math.floor(monthsSinceZero / 12), (monthsSinceZero % 12) + 1]
  const startDay = Math.min(day, daysIn(startYear, startMonth))
  return [String(startYear).padStart(4, '0'), twoDigits(startMonth), twoDigits(startDay)].join('-')
}

/** How a ranking's period stands in the query of its address. */
const rankingPeriodKey = 'period'

/** Total: everything counts where the address names no period. */
export function rankingPeriodFrom(query: Query): RankingPeriod {
  const value = queryValue(query, rankingPeriodKey)
  return rankingPeriods.find((period) => period === value) ?? 'all'
}

/** Law: `rankingPeriodFrom(rankingPeriodTo(period))` is `period`; `all` is left out. */
export const rankingPeriodTo = (period: RankingPeriod): Query =>
  period === 'all' ? [] : [[rankingPeriodKey, period]]

const twoDigits = (number: number): string => String(number).padStart(2, '0')

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
