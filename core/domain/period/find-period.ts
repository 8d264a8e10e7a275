import type { Period, PeriodYear } from './period.ts'

/** Which issue is meant: by its id, by year and issue, the newest of a year, or (all null) the newest of all (C2.6). */
export interface PeriodWish {
  readonly periodId: string | null
  readonly year: number | null
  readonly issue: string | null
}

/** The newest issue; null before the first. Years and periods come newest first. */
export const currentPeriod = (years: readonly PeriodYear[]): Period | null => years[0]?.periods[0] ?? null

/** null when there is no such issue. An id decides alone; an issue is matched as text, so that '2-3' and 'S1' work. */
export function findPeriod(years: readonly PeriodYear[], wish: PeriodWish): Period | null {
  const all = years.flatMap((year) => year.periods)
  if (wish.periodId !== null) return all.find((period) => period.id === wish.periodId) ?? null
  return (
    all.find(
      (period) =>
        (wish.year === null || period.year === wish.year) &&
        (wish.issue === null || period.issue === wish.issue),
    ) ?? null
  )
}
