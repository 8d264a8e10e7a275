import type { ListedArticle } from '../../domain/article/listed-article.ts'
import type { Paged } from '../../domain/page/paged.ts'
import { pageCount } from '../../domain/search/page-window.ts'
import { emptySearchQuery, searchPageSize, type SearchQuery } from '../../domain/search/search-query.ts'
import type { SearchResult } from '../../domain/search/search-result.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { mapResult } from '../async-results.ts'
import { existingPage } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface SearchedListInput {
  readonly context: RequestContext
  /** What narrows the list; {} for all articles of the site. */
  readonly facets: SearchQuery['facets']
  /** From 1. */
  readonly page: number
}

/** A page of a site's articles without a term, newest first. */
export const searchedList = (
  { search }: Pick<PagePorts, 'search'>,
  { context, facets, page }: SearchedListInput,
): AsyncResult<Paged<ListedArticle>> =>
  existingPage(
    mapResult(search.articles(context, { ...emptySearchQuery, sort: 'date', facets, page }), (found) =>
      pagedFrom(found, page),
    ),
    page,
    'search',
  )

const pagedFrom = ({ hits, total }: SearchResult, page: number): Paged<ListedArticle> => ({
  content: hits,
  number: page - 1,
  totalPages: pageCount(total, searchPageSize),
  totalElements: total,
})
