import { resultTabsOf, searchTypeOfTab, type ResultTab } from '../media/result-tabs.ts'
import type { SearchType } from '../shell/header-config.ts'

/** How many things of each type a search finds; a type that was not counted is absent. */
export type SearchCounts = Readonly<Partial<Record<SearchType, number>>>

/** A tab above the results of a search, known before it is opened (C2.27). */
export interface CountedTab {
  readonly tab: ResultTab
  readonly type: SearchType
  /** null where nobody knows. */
  readonly count: number | null
}

/**
 * The tabs above the results of one type (C2.27): of the types that a site offers, and always that of the results
 * themselves. None where there is nothing to choose between.
 */
export function countedTabs(
  offered: readonly SearchType[],
  shown: SearchType,
  counts: SearchCounts,
): readonly CountedTab[] {
  const tabs = resultTabsOf([...offered, shown])
  if (tabs.length < 2) return []
  return tabs.map((tab) => {
    const type = searchTypeOfTab(tab)
    return { tab, type, count: counts[type] ?? null }
  })
}
