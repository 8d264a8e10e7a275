import { searchTypeOf } from '../shell/resource-types.ts'
import type { SearchType } from '../shell/header-config.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { err, ok, type Result } from '../result.ts'
import type { AdvancedSearchRoute } from '../route/route.ts'
import { parseAdvancedQuery, type AdvancedError } from './advanced-parse.ts'
import { printAdvancedQuery } from './advanced-print.ts'
import type { AdvancedQuery } from './advanced-query.ts'
import { emptySearchQuery } from './search-query.ts'

/** An advanced search with what is searched (C2.30). */
export interface AdvancedSearch {
  readonly type: SearchType
  readonly query: AdvancedQuery
}

/** What stands in an address and is no query: the text as the reader wrote it, and what is wrong with it. */
export interface UnreadSearch {
  readonly type: SearchType
  readonly text: string
  readonly error: AdvancedError
}

/**
 * The page of an advanced search: all of it stands in its address, the years too (C2.25, C2.30).
 * Law: `advancedSearchOf(parseRoute(formatRoute(advancedSearchRoute(search, language))))` is `search`, for
 * well-formed text within `advancedLimits`.
 */
export const advancedSearchRoute = (
  { type, query }: AdvancedSearch,
  language: UiLanguage | null,
): AdvancedSearchRoute => ({
  page: 'advancedSearch',
  language,
  type,
  query: { ...emptySearchQuery, term: printAdvancedQuery(query) },
})

/** The advanced search of an address. Total: what cannot be read is kept as text; a missing type is the articles. */
export function advancedSearchOf({ type, query }: AdvancedSearchRoute): Result<AdvancedSearch, UnreadSearch> {
  const named = searchTypeOf(type ?? '') ?? 'article'
  const read = parseAdvancedQuery(query.term)
  return read.ok
    ? ok({ type: named, query: read.value })
    : err({ type: named, text: query.term, error: read.error })
}
