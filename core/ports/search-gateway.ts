import type { Author } from '../domain/author/author.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { AdvancedQuery } from '../domain/search/advanced-query.ts'
import type { SearchQuery } from '../domain/search/search-query.ts'
import type { SearchResult } from '../domain/search/search-result.ts'
import type { Answer, Reader } from './answer.ts'

/** Search within the journals of the reader's site (C7.15, C7.16). */
export interface SearchGateway {
  readonly articles: (reader: Reader, query: SearchQuery) => Answer<SearchResult>
  /** The articles for which an advanced query holds (C2.30), sorted, narrowed and paged as `shown` says. */
  readonly advanced: (
    reader: Reader,
    query: AdvancedQuery,
    shown: Omit<SearchQuery, 'term' | 'field'>,
  ) => Answer<SearchResult>
  /** The facets of a search alone, with the number of its hits. */
  readonly clusters: (reader: Reader, query: SearchQuery) => Answer<Pick<SearchResult, 'total' | 'facets'>>
  /** Authors whose name begins so in either language, family or given name first; those with most articles first. */
  readonly authors: (reader: Reader, name: string, wish: PageWish) => Answer<Paged<Author>>
}
