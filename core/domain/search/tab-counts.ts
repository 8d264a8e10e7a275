import { resultTabsOf, searchTypeOfTab, type ResultTab } from '../media/result-tabs.ts'
import type { SearchType } from '../shell/header-config.ts'

/** How many things of each type a search finds; a type that was not counted is absent. */
export type SearchCounts = Readonly<Partial<Record<SearchType, number>>>

/** A tab above the results of a search, known before it is opened (C2.27): behind those of contents, the one of journals. */
export interface CountedTab {
  readonly tab: ResultTab | 'publication'
  readonly type: SearchType
  /** null where nobody knows. */
  readonly count: number | null
}

/**
 * The tabs above the results of one type (C2.27): of the types that a site offers, journals last (C2.25), and always that of
 * the results themselves. None where there is nothing to choose between.
 */
export function countedTabs(
  offered: readonly SearchType[],
  shown: SearchType,
  counts: SearchCounts,
): readonly CountedTab[] {
  const types = [...offered, shown]
  const tabs: readonly Omit<CountedTab, 'count'>[] = [
    ...resultTabsOf(types).map((tab) => ({ tab, type: searchTypeOfTab(tab) })),
    ...(types.includes('publication') ? [{ tab: 'publication', type: 'publication' } as const] : []),
  ]
  return tabs.length < 2 ? [] : tabs.map((tab) => ({ ...tab, count: counts[tab.type] ?? null }))
}
