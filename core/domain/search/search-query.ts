import type { FacetChoices, FacetFind } from './facet-choice.ts'

/** Fields that a condition can name (C3.15); 'all' searches every field. */
export const searchFields = ['all', 'title', 'keyword', 'author', 'institution', 'abstract', 'doi'] as const
export type SearchField = (typeof searchFields)[number]

/** Fields of journals (C3.15). */
export const journalFields = ['publicationName', 'organizerUnit', 'cn', 'issn'] as const

/** Fields that a search for journals can name; 'all' searches every field. */
export const publicationFields = ['all', ...journalFields] as const
export type PublicationField = (typeof publicationFields)[number]

export const searchSorts = ['relevance', 'date', 'views', 'downloads', 'citations'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Time filters in years; 0 is no filter (C2.31). */
export const searchTimes = [0, 5, 3, 1] as const
export type SearchTime = (typeof searchTimes)[number]

/** What a search does with what the English words of its Chinese ones find. */
export const searchAcross = ['off', 'only'] as const
export type SearchAcross = (typeof searchAcross)[number]

/** How a term is taken that could name one thing, or mean other words too: as its words alone. */
export const searchAs = ['words'] as const
export type SearchAs = (typeof searchAs)[number]

/** One search, for articles unless its fields are others, as the address of its page holds it (C2.25, C2.31). */
export interface SearchQuery<Field extends string = SearchField> {
  readonly term: string
  readonly field: Field
  readonly sort: SearchSort
  readonly time: SearchTime
  readonly facets: FacetChoices
  /** What is looked for among the values of a facet, which changes no hit; absent for nothing. */
  readonly find?: FacetFind
  /** From 1. */
  readonly page: number
  /** Whether what English words add is left out, or is all that is shown; absent where it stands below the hits. */
  readonly across?: SearchAcross
  /** Absent where a term that names one article, issue or journal is read as its name, and words as others that are the same. */
  readonly as?: SearchAs
}

/** Results on one page, for single sites, groups and the aggregate alike (C9.6). */
export const searchPageSize = 20

/** Everything, as the article list without a term shows it; also the defaults that an address leaves out. */
export const emptySearchQuery: SearchQuery<'all'> = {
  term: '',
  field: 'all',
  sort: 'relevance',
  time: 0,
  facets: {},
  page: 1,
}
