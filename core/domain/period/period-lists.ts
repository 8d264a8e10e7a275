import { currentPeriod } from './find-period.ts'
import { allPeriods, backIssues, twoLatest } from './period-years.ts'
import type { Period, PeriodYear } from './period.ts'

/** The lists of a journal's issues that are kept while browsing (C3.8, C3.16). */
export interface PeriodLists {
  readonly byYear: readonly PeriodYear[]
  /** Newest first. */
  readonly all: readonly Period[]
  readonly backIssues: readonly PeriodYear[]
  /** The current issue; null before the first. */
  readonly first: Period | null
  readonly twoLatest: readonly Period[]
}

export const periodLists = (years: readonly PeriodYear[]): PeriodLists => ({
  byYear: years,
  all: allPeriods(years),
  backIssues: backIssues(years),
  first: currentPeriod(years),
  twoLatest: twoLatest(years),
})
