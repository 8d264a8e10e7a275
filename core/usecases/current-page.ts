import { catchError, defer, map, of, switchMap, type Observable } from 'rxjs'
import type { Route } from '../domain/route/route.ts'
import { createBehavior, type Behavior, type MutableBehavior } from '../reactive/behavior.ts'
import type { Scope } from '../reactive/scope.ts'
import type { PageModel } from './page-model.ts'

/** One kind of page: how it is drawn (a value of the user interface's own) and how it is opened. */
export interface PageKind<Screen> {
  readonly screen: Screen
  readonly open: (scope: Scope, route$: Behavior<Route>) => PageModel<unknown>
}

/** The page that the reader sees. */
export interface CurrentPage<Screen> {
  readonly route: Route
  readonly screen: Screen
  readonly model: PageModel<unknown>
}

export interface CurrentPagePorts<Screen> {
  /** Loads the code of a kind of page; errors when it cannot be had. */
  readonly loadKind: (page: Route['page']) => Observable<PageKind<Screen>>
  /** Told when the code of a page could not be loaded (C4.23). */
  readonly kindFailed: () => void
}

export interface CurrentPageModel<Screen> {
  readonly page$: Behavior<CurrentPage<Screen>>
  /** True from a step to another kind of page until its code is here. */
  readonly loading$: Behavior<boolean>
}

/**
 * Follows the address: the same kind of page gets the new route, another kind replaces it and ends what the former
 * had under way. The page that was asked for last wins, whatever loads first.
 */
export function createCurrentPage<Screen>(
  { loadKind, kindFailed }: CurrentPagePorts<Screen>,
  scope: Scope,
  route$: Behavior<Route>,
  first: PageKind<Screen>,
): CurrentPageModel<Screen> {
  const loading = createBehavior(false)
  let pageScope = scope.child()
  let pageRoute = createBehavior(route$.value)
  const page = createBehavior(opened(first, pageScope, pageRoute))

  const show = (kind: PageKind<Screen>, route: Route): void => {
    pageScope.end()
    pageScope = scope.child()
    pageRoute = createBehavior(route)
    page.set(opened(kind, pageScope, pageRoute))
  }

  const arrive = (route: Route): Observable<() => void> => {
    // back before the other page came: nothing is on its way any more
    if (route === page.value.route) return of(() => undefined)
    if (route.page === page.value.route.page) {
      return of(() => {
        pageRoute.set(route)
        page.set({ ...page.value, route })
      })
    }
    loading.set(true)
    return defer(() => loadKind(route.page)).pipe(
      map((kind) => () => show(kind, route)),
      catchError(() => of(kindFailed)),
    )
  }

  scope.add(
    route$.changes$.pipe(switchMap(arrive)).subscribe((change) => {
      loading.set(false)
      change()
    }),
  )
  return { page$: page, loading$: loading }
}

function opened<Screen>(
  kind: PageKind<Screen>,
  scope: Scope,
  route$: MutableBehavior<Route>,
): CurrentPage<Screen> {
  return { route: route$.value, screen: kind.screen, model: kind.open(scope, route$) }
}
