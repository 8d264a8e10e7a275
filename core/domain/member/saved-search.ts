import { feedParameters, feedSourceFrom, type FeedSource } from '../feed/feed-source.ts'
import { printQuery, readQuery } from '../route/query.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** How often a member hears of what a saved search newly finds. */
export const searchPaces = ['immediate', 'weekly', 'never'] as const
export type SearchPace = (typeof searchPaces)[number]

/** What is no pace is 'never'. Total. */
export const searchPaceOf = (raw: string | null): SearchPace =>
  searchPaces.find((pace) => pace === raw) ?? 'never'

/** A search for articles as it is saved: without its page and its order, which change nothing that it finds. */
export type SavableSearch = Extract<FeedSource, { readonly kind: 'search' | 'advancedSearch' }>

/** A search that a member has saved. */
export interface SavedSearch {
  readonly id: string
  readonly search: SavableSearch
  /** Where it was saved: it finds the articles of this site. */
  readonly siteId: SiteId
  readonly sld: string
  readonly title: LocalizedText
  readonly pace: SearchPace
  /** ISO date. */
  readonly since: string
}

/** More than anybody reads, and few enough that one member slows nobody's alerts. */
export const mostSavedSearches = 100

/** Characters of a saved search as text. */
export const longestSavedSearch = 2_000

/** Law: `parseSavedSearch` reads it back. */
export const printSavedSearch = (search: SavableSearch): string => printQuery(feedParameters(search))

/** A search as `printSavedSearch` writes it; null for anything else, for one too long, and for one that finds everything. Total. */
export function parseSavedSearch(text: string): SavableSearch | null {
  if (text.length > longestSavedSearch) return null
  const pairs = readQuery(text)
  const source = feedSourceFrom((name) => pairs.find(([key]) => key === name)?.[1] ?? '')
  if (source === null || (source.kind !== 'search' && source.kind !== 'advancedSearch')) return null
  const narrows = source.query.some(([name, value]) => name !== 'field' && value.trim() !== '')
  return narrows ? source : null
}

/** What is searched for, as it was typed; '' for a search by filters alone. */
export const savedTerm = ({ query }: SavableSearch): string =>
  query.find(([name]) => name === 'q')?.[1].trim() ?? ''

/** How many filters narrow it: its field, its time, and each value of a facet. */
export const savedFilters = ({ query }: SavableSearch): number =>
  query.reduce((sum, [name, value]) => {
    if (name === 'q') return sum
    return sum + (name === 'narrow' ? readQuery(value).length : 1)
  }, 0)
