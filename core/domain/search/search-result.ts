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

export interface SearchResult {
  /** Exact up to `countCap`, `countCap + 1` beyond it. */
  readonly total: number
  readonly hits: readonly SearchHit[]
  /** Words of the query as the index reads them, to be highlighted (C7.4). */
  readonly words: readonly string[]
  readonly facets: Readonly<Record<FacetField, readonly FacetValue[]>>
}

/** Beyond this many hits no exact number is given. */
export const countCap = 10_000
