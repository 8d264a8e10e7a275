import { feedParameters, type FeedSource } from '../feed/feed-source.ts'
import { printQuery, readQuery } from '../route/query.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** How often a member hears of what a saved search newly finds. */
export const searchPaces = ['immediate', 'weekly', 'never'] as const
export type SearchPace = (typeof searchPaces)[number]

/** What is no pace is 'never'. Total. */
export const searchPaceOf = (raw: string | null): SearchPace =>
  searchPaces.find((pace) => pace === raw) ?? 'never'

/** What has a page of its own and a name that articles bear: an author, a keyword, a section of a journal. */
export const followedKinds = ['author', 'keyword', 'column'] as const
export type FollowedKind = (typeof followedKinds)[number]
export type FollowedTerm = Extract<FeedSource, { readonly kind: FollowedKind }>

/**
 * A search for articles as it is saved: without its page and its order, which change nothing that it finds; or all articles
 * under one term.
 */
export type SavableSearch = Extract<FeedSource, { readonly kind: 'search' | 'advancedSearch' }> | FollowedTerm

/** Whether all articles under a term are meant, and no search. */
export const isFollowed = (search: SavableSearch): search is FollowedTerm =>
  followedKinds.some((kind) => kind === search.kind)

/** A search that a member has saved. */
export interface SavedSearch {
  readonly id: string
  readonly search: SavableSearch
  /** The term as the newest article under it writes it; '' in both languages of a search, and where no article stands under it. */
  readonly name: LocalizedText
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

/** Law: `parseSavedSearch` reads it back, in one case. */
export const printSavedSearch = (search: SavableSearch): string =>
  printQuery(feedParameters(inOneCase(search)))

/** A keyword in small letters: case makes no other one of it. */
export const inOneCase = <T extends FeedSource>(search: T): T =>
  search.kind === 'keyword' ? { ...search, term: search.term.toLowerCase() } : search

/** How many filters narrow it: its field, its time, and each value of a facet; none for a term. */
export const savedFilters = (search: SavableSearch): number =>
  isFollowed(search)
    ? 0
    : search.query.reduce((sum, [name, value]) => {
        if (name === 'q') return sum
        return sum + (name === 'narrow' ? readQuery(value).length : 1)
      }, 0)
