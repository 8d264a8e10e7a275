import type { Route } from '@xuekan/core/route'
import type { SearchQuery, SearchResult } from '@xuekan/core/search'

/** What every part of a page of results is given. */
export interface FoundProps {
  readonly query: SearchQuery
  readonly result: SearchResult
  /** The page of the same search, sorted, narrowed or paged in another way. */
  readonly routeOf: (query: SearchQuery) => Route
}
