import { distinctUntilChanged, EMPTY, filter, map, switchMap, type Observable } from 'rxjs'
import type { SearchContent } from '../../domain/page/page-content.ts'
import { printSearchHolder, searchHolderOf, type SearchHolder } from '../../domain/search/search-holder.ts'
import type { SearchMemory } from '../../ports/search-memory.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { CurrentPage } from '../current-page.ts'
import type { PageModel } from '../page-model.ts'

/** A page whose content is looked at when it is a search page. */
type SearchedPage = CurrentPage<Pick<PageModel<unknown>, 'state$'>>

export interface RememberSearch {
  readonly page$: Behavior<SearchedPage>
}

/** Keeps each search that was answered, once (C3.19). A search of this page wins over a remembered one. */
export function rememberSearch(memory: SearchMemory, scope: Scope, { page$ }: RememberSearch): void {
  const latest = createBehavior<SearchHolder | null>(null)
  scope.add(
    searchesOn(page$).subscribe((holder) => {
      if (sameHolder(latest.value, holder)) return
      latest.set(holder)
      memory.store(holder)
    }),
  )
  if (latest.value === null) {
    const remembered$ = memory.read().pipe(filter(() => latest.value === null))
    scope.add(remembered$.subscribe(latest.set))
  }
}

/** The holder of each answer that a search page shows. */
const searchesOn = (page$: Behavior<SearchedPage>): Observable<SearchHolder> =>
  page$.value$.pipe(
    map(({ route, opened }) => (route.page === 'search' ? opened : null)),
    distinctUntilChanged(),
    switchMap((opened) => opened?.state$.value$ ?? EMPTY),
    // a search page has the content of a search
    map((state) => (state.status === 'ready' ? searchHolderOf(state.value as SearchContent) : null)),
    filter((holder) => holder !== null),
  )

const sameHolder = (a: SearchHolder | null, b: SearchHolder): boolean =>
  a !== null && printSearchHolder(a) === printSearchHolder(b)
