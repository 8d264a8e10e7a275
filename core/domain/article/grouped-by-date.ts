import type { ListedArticle } from './listed-article.ts'

/** How fine the sub-headings of a list by date are. */
export type DateGrouping = 'month' | 'year'

/** Neighbours of a list that appeared in one month or year. */
export interface DateGroup {
  /** The beginning of an ISO date, such as `2026-11` or `2026`; '' where no date is known. */
  readonly date: string
  readonly entries: readonly ListedArticle[]
}

/**
 * A list in the order that it has, with a new group where the month or year changes. Laws: the groups one after
 * another are the list; no group is empty; two neighbours differ.
 */
export function groupedByDate(
  entries: readonly ListedArticle[],
  grouping: DateGrouping,
): readonly DateGroup[] {
  const length = grouping === 'month' ? 'YYYY-MM'.length : 'YYYY'.length
  const groups: { date: string; entries: ListedArticle[] }[] = []
  for (const entry of entries) {
    const date = entry.article.publishedOn.slice(0, length)
    const last = groups.at(-1)
    if (last?.date === date) last.entries.push(entry)
    else groups.push({ date, entries: [entry] })
  }
  return groups
}
