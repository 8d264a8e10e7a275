import { searchTermLimits, validateTerm } from '../../domain/search/search-term.ts'
import type { LinkContext } from '../../domain/link/link-context.ts'
import { routeLinkHere } from '../../domain/link/route-link.ts'
import type { SearchType } from '../../domain/shell/header-config.ts'
import { routeOfSearch } from '../../domain/search/route-of-search.ts'
import type { Navigation } from '../../ports/navigation.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { SearchBoxModel, SearchBoxState } from '../shell-models.ts'
import type { Notify } from '../notices/notify.ts'

export interface SearchBoxOptions {
  /** How links are written where the reader is. */
  readonly links$: Behavior<LinkContext>
  readonly types: readonly SearchType[]
  /** What the page shows results of: it is searched at first, where the site offers it. Else the first type is. */
  readonly type?: SearchType | null
  /** The term of the address at first. */
  readonly term: string
  /** Whether the header is fixed, which shortens the longest term (C5.1). */
  readonly fixed$: Behavior<boolean>
  readonly notify: Notify
}

/**
 * The search box of the header: open or closed, its term, type and field, and the result page of the type that a
 * search leads to (C2.25, C4.16, C4.17, C5.1, C5.2).
 * A term never grows beyond the limit; one that is longer already, since the header has become fixed, is kept.
 */
export function createSearchBox(
  navigation: Navigation,
  scope: Scope,
  { links$, types, type: shown = null, term, fixed$, notify }: SearchBoxOptions,
): SearchBoxModel {
  const limitOf = (fixed: boolean): number => (fixed ? searchTermLimits.fixedHeader : searchTermLimits.normal)
  const state = createBehavior<SearchBoxState>({
    open: false,
    term: cut(term, searchTermLimits.normal),
    type: types.find((type) => type === shown) ?? types[0] ?? 'article',
    field: everyField,
    limit: limitOf(fixed$.value),
  })
  let typed = false
  const change = (part: Partial<SearchBoxState>): void => state.set({ ...state.value, ...part })
  const search = ({ type, field }: Pick<SearchBoxState, 'type' | 'field'> = state.value): void => {
    if (scope.ended) return
    const links = links$.value
    const wanted = { language: links.language, type, field, term: state.value.term.trim() }
    typed = false
    change({ open: false })
    navigation.go(routeLinkHere(routeOfSearch(wanted), links))
  }
  scope.add(fixed$.value$.subscribe((fixed) => change({ limit: limitOf(fixed) })))

  return {
    state$: state,
    types,
    setTerm: (next) => {
      typed = true
      change({ term: cut(next, Math.max(state.value.limit, state.value.term.length)) })
    },
    offer: (offered) => {
      if (!typed) change({ term: cut(offered, searchTermLimits.normal) })
    },
    setType: (type) => {
      if (type !== state.value.type) change({ type, field: everyField })
    },
    setField: (field) => change({ field }),
    toggle: () => {
      if (state.value.open && validateTerm(state.value.term).ok) search()
      else change({ open: !state.value.open })
    },
    close: () => change({ open: false }),
    submit: during(scope, (as?: Pick<SearchBoxState, 'type' | 'field'>) => {
      if (validateTerm(state.value.term).ok) search(as)
      else notify('searchTermEmpty')
    }),
  }
}

const everyField = 'all'

/** The longest beginning of so many UTF-16 units that holds whole characters. */
const cut = (text: string, limit: number): string => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')
