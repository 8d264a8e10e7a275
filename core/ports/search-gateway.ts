import type { SearchQuery } from '../domain/search/search-query.ts'
import type { SearchResult } from '../domain/search/search-result.ts'
import type { Answer, Reader } from './answer.ts'

/** Search within the journals of the reader's site (C7.16). */
export interface SearchGateway {
  readonly articles: (reader: Reader, query: SearchQuery) => Answer<SearchResult>
}
