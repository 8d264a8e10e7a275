import type { AdvancedSearchRoute } from '../../domain/route/route.ts'
import { queryOfRoute } from '../../domain/search/advanced-address.ts'
import { printAdvancedQuery } from '../../domain/search/advanced-print.ts'
import type { AdvancedQuery } from '../../domain/search/advanced-query.ts'
import { emptySearchQuery, type SearchQuery } from '../../domain/search/search-query.ts'
import type { FacetValue, SearchResult } from '../../domain/search/search-result.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface AdvancedSearchInput {
  readonly context: RequestContext
  readonly route: AdvancedSearchRoute
}

/** What the page of an advanced search shows: what was found, or the form (C2.30). */
export type AdvancedSearchContent =
  | {
      readonly kind: 'found'
      readonly asked: AdvancedQuery
      /** How it is sorted, narrowed and paged; its term is the whole search as text. */
      readonly query: SearchQuery<'all'>
      readonly result: SearchResult
    }
  | {
      readonly kind: 'form'
      /** How many articles of the site each year has; none where they are not counted. */
      readonly years: readonly FacetValue[]
    }

/** An advanced search for articles as its address asks for it; else what its form shows beside its rows (C2.30). */
export function loadAdvancedSearch(
  { search }: Pick<PagePorts, 'search'>,
  { context, route }: AdvancedSearchInput,
): AsyncResult<AdvancedSearchContent> {
  const asked = queryOfRoute(route)
  if (asked === null) {
    const counted = mapResult(search.clusters(context, emptySearchQuery), ({ facets }) => facets.year)
    return mapResult(withDefault(counted, []), (years) => ({ kind: 'form', years }))
  }
  const { term: _, field, ...shown } = route.query
  return mapResult(search.advanced(context, asked, shown), (result) => ({
    kind: 'found',
    asked,
    query: { ...shown, field, term: printAdvancedQuery(asked) },
    result,
  }))
}
