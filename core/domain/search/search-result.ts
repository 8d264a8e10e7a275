import type { ListedArticle } from '../article/listed-article.ts'
import type { FacetField } from './facet-field.ts'

export interface FacetValue {
  readonly value: string
  readonly label: string
  /**
   * Articles that are found once it is chosen, or no more chosen or excluded where it was; null where there are more than
   * are counted.
   */
  readonly count: number | null
}

/** An article that was found; its snippet has at most about 300 characters. */
export type SearchHit = ListedArticle

/** What some words of a search are read as beside themselves. */
export interface TermReading {
  /** As they are typed: `fish way`. */
  readonly typed: string
  /** At least one, the likeliest first: `fishway`. */
  readonly read: readonly string[]
}

/** A journal that a term names beside other words: a search for these within it. */
export interface JournalLimit {
  readonly siteId: string
  /** In the reader's language. */
  readonly name: string
  /** What is looked for in it. */
  readonly term: string
  /** Articles that are found so, at least one. */
  readonly count: number
}

export interface SearchResult {
  /** Exact up to `countCap`, `countCap + 1` beyond it. */
  readonly total: number
  readonly hits: readonly SearchHit[]
  /** Words of the query as the index reads them, to be highlighted (C7.4). */
  readonly words: readonly string[]
  /** What words were read as beside themselves; absent where all are taken as they are typed. */
  readonly readings?: readonly TermReading[]
  /** Journals that the term names beside other words; absent for none. */
  readonly limits?: readonly JournalLimit[]
  readonly facets: Readonly<Record<FacetField, readonly FacetValue[]>>
}

/** A Chinese word of a search and the English ones that stand for it, as the keywords of the journals pair them. */
export interface TranslatedTerm {
  readonly word: string
  /** At least one, the commonest first. */
  readonly english: readonly string[]
}

/** Articles that a search finds by the English words of its Chinese ones alone, one page of them (C7.16). */
export interface AddedHits extends Pick<SearchResult, 'total' | 'hits' | 'words'> {
  /** What was looked for; nothing where the words have no pair. */
  readonly translated: readonly TranslatedTerm[]
}

/** Beyond this many hits no exact number is given. */
export const countCap = 10_000
