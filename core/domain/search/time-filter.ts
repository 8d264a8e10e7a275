import type { SearchTime } from './search-query.ts'

/**
 * The first day of publication that a time filter lets through: this day so many years ago, or the day before where
 * that year has no 29 February; null where nothing is filtered (C2.31). `today` is a day as `YYYY-MM-DD`.
 * Law: a longer filter begins earlier.
 */
export function timeFilterStart(time: SearchTime, today: string): string | null {
  if (time === 0) return null
  const year = Number(today.slice(0, 4)) - time
  const day = today.slice(4, 10)
  // 1, 3 and 5 years before a leap year there is none
  return `${String(year).padStart(4, '0')}${day === '-02-29' ? '-02-28' : day}`
}
