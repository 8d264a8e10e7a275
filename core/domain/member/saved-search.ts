import { feedParameters, type FeedSource } from '../feed/feed-source.ts'
import { printQuery, readQuery } from '../route/query.ts'
import { plainText } from '../article/plain-text.ts'
import { localise, type LocalizedText } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
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

/** What is searched for, as it was typed, or the term; '' for a search by filters alone. */
export function savedTerm(search: SavableSearch): string {
  switch (search.kind) {
    case 'author':
      return search.by.kind === 'orcid' ? `ORCID ${search.by.orcid}` : search.by.name
    case 'keyword':
      return search.term
    case 'column':
      return search.column
    default:
      return search.query.find(([name]) => name === 'q')?.[1].trim() ?? ''
  }
}

/**
 * What a reader calls it: a term by its name in the reader's language, since an ORCID is the name of nobody and a section
 * is kept by its English one; as it was typed where it has no other name. Law: '' for a search by filters alone, else never.
 */
export const savedName = (
  { search, name }: Pick<SavedSearch, 'search' | 'name'>,
  language: UiLanguage,
): string => plainText(localise(name, language)) || savedTerm(search)

/** How many filters narrow it: its field, its time, and each value of a facet; none for a term. */
export const savedFilters = (search: SavableSearch): number =>
  isFollowed(search)
    ? 0
    : search.query.reduce((sum, [name, value]) => {
        if (name === 'q') return sum
        return sum + (name === 'narrow' ? readQuery(value).length : 1)
      }, 0)
