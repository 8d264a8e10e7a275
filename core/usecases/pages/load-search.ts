import type { SearchContent } from '../../domain/page/page-content.ts'
import { hasPage } from '../../domain/page/list-page.ts'
import { pageCount } from '../../domain/search/page-window.ts'
import { searchPageSize, type SearchQuery } from '../../domain/search/search-query.ts'
import type { SearchType } from '../../domain/shell/header-config.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, fail, mapResult, succeed, withDefault } from '../async-results.ts'
import { noHitsOf, tabsOf, withTotal } from './around-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface SearchInput {
  readonly context: RequestContext
  readonly query: SearchQuery
  /** The types that the site offers to search for, to be counted in tabs; absent for no tabs. */
  readonly offered?: readonly SearchType[]
}

/**
 * Search results for articles; the whole query stands in the address (C2.25, C2.31). What else the search finds is
 * counted in its tabs, and a search that found nothing says what would find something. A page beyond the last is absent.
 */
export function loadSearch(
  ports: Pick<PagePorts, 'search' | 'sites'>,
  { context, query, offered = [] }: SearchInput,
): AsyncResult<SearchContent> {
  const searched = { context, type: 'article', query, offered } as const
  const found = all({ result: ports.search.articles(context, query), tabs: tabsOf(ports, searched) })
  return andThen(found, ({ result, tabs }): AsyncResult<SearchContent> => {
    const { total, words } = result
    if (!hasPage(query.page, pageCount(total, searchPageSize)))
      return fail({ kind: 'absent', call: 'search' })
    const content = { query, result, tabs: withTotal(tabs, 'article', total) }
    if (total > 0) return succeed({ ...content, noHits: null })
    return mapResult(withDefault(noHitsOf(ports, searched, words), null), (noHits) => ({
      ...content,
      noHits,
    }))
  })
}
