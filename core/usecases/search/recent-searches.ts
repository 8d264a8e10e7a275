import { filter, map, skipWhile } from 'rxjs'
import { parseRoute } from '../../domain/route/parse-route.ts'
import {
  addRecentSearch,
  removeRecentSearch,
  type RecentSearches,
} from '../../domain/search/recent-searches.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface RecentSearchesPorts {
  readonly navigation: Navigation
  readonly recent: StoredValue<RecentSearches>
}

export interface RecentSearchesOptions {
  /** The address that the page was opened with. */
  readonly opened: string
}

export interface RecentSearchesModel {
  /** The newest first. */
  readonly state$: Behavior<RecentSearches>
  readonly remove: (term: string) => void
  readonly clear: () => void
}

/**
 * The terms that the reader has searched for (C3.19): of the search that is shown now and of every one that the portal
 * is led to, whichever box or link leads there. The search that the page was opened with is no such one.
 */
export function createRecentSearches(
  { navigation, recent }: RecentSearchesPorts,
  scope: Scope,
  { opened }: RecentSearchesOptions,
): RecentSearchesModel {
  const searched$ = navigation.address.value$.pipe(
    skipWhile((address) => address === opened),
    map(termIn),
    filter((term) => term !== ''),
  )
  scope.add(searched$.subscribe((term) => recent.change((terms) => addRecentSearch(terms, term))))
  return {
    state$: recent.value$,
    remove: during(scope, (term) => recent.change((terms) => removeRecentSearch(terms, term))),
    clear: during(scope, () => recent.change(() => [])),
  }
}

/** An advanced query is no term that a box takes. */
const termIn = (address: string): string => {
  const route = parseRoute(address)
  return 'query' in route && route.page !== 'advancedSearch' ? route.query.term : ''
}
