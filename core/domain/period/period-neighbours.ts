import type { Period, PeriodYear } from './period.ts'

/** The issues before and after one in time; null at the ends. Years and periods come newest first. */
export function periodNeighbours(
  years: readonly PeriodYear[],
  periodId: string,
): { readonly previous: Period | null; readonly next: Period | null } {
  const all = years.flatMap((year) => year.periods)
  const index = all.findIndex((period) => period.id === periodId)
  if (index < 0) return { previous: null, next: null }
  return { previous: all[index + 1] ?? null, next: all[index - 1] ?? null }
}
