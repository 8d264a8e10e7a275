import { distinctUntilChanged, EMPTY, filter, map, switchMap } from 'rxjs'
import type { LinkContext } from '../../domain/link/link-context.ts'
import type { SearchContent } from '../../domain/page/page-content.ts'
import { knownLink } from '../../domain/search/known-search.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { RememberSearch } from './remember-search.ts'

export interface GoToKnownItem extends RememberSearch {
  readonly links$: Behavior<LinkContext>
  readonly navigation: Pick<Navigation, 'go' | 'leave'>
}

/** Goes straight to what a search means; the way back leads to where the reader searched. */
export function goToKnownItem(scope: Scope, { page$, links$, navigation }: GoToKnownItem): void {
  const known$ = page$.value$.pipe(
    map(({ route, opened }) => (route.page === 'search' ? opened : null)),
    distinctUntilChanged(),
    switchMap((opened) => opened?.state$.value$ ?? EMPTY),
    // a search page has the content of a search
    map((state) =>
      state.status === 'ready' ? knownLink((state.value as SearchContent).known, links$.value) : null,
    ),
    filter((link) => link !== null),
  )
  scope.add(
    known$.subscribe((link) => {
      if (link.startsWith('/')) navigation.go(link, { replace: true })
      else navigation.leave(link)
    }),
  )
}
