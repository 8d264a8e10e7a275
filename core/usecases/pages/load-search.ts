import type { SearchContent } from '../../domain/page/page-content.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { mapResult } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface SearchInput {
  readonly context: RequestContext
  readonly query: SearchQuery
}

/** Search results for articles; the whole query stands in the address (C2.25, C2.31). */
export const loadSearch = (
  { search }: Pick<PagePorts, 'search'>,
  { context, query }: SearchInput,
): AsyncResult<SearchContent> => mapResult(search.articles(context, query), (result) => ({ query, result }))
