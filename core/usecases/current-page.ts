import { catchError, defer, map, of, switchMap, type Observable } from 'rxjs'
import type { Route } from '../domain/route/route.ts'
import { createBehavior, type Behavior } from '../reactive/behavior.ts'
import type { Scope } from '../reactive/scope.ts'

/** Opens pages of one kind; what is opened is the front end's own. It is handed routes of its kind only. */
export type PageKind<Opened> = (scope: Scope, route$: Behavior<Route>) => Opened

/** The page that the reader sees. */
export interface CurrentPage<Opened> {
  readonly route: Route
  readonly opened: Opened
}

export interface CurrentPagePorts<Opened> {
  /** Loads the code of a kind of page; errors when it cannot be had. */
  readonly loadKind: (page: Route['page']) => Observable<PageKind<Opened>>
  /** Told when the code of a page could not be loaded (C4.23). */
  readonly kindFailed: () => void
}

export interface CurrentPageModel<Opened> {
  readonly page$: Behavior<CurrentPage<Opened>>
  /** True from a step to another kind of page until its code is here. */
  readonly loading$: Behavior<boolean>
}

/**
 * Follows the address: the same kind of page gets the new route, another kind replaces it and ends what the former
 * had under way. The page that was asked for last wins, whatever loads first.
 */
export function createCurrentPage<Opened>(
  { loadKind, kindFailed }: CurrentPagePorts<Opened>,
  scope: Scope,
  route$: Behavior<Route>,
  first: PageKind<Opened>,
): CurrentPageModel<Opened> {
  const loading = createBehavior(false)
  let pageScope = scope.child()
  let pageRoute = createBehavior(route$.value)
  const page = createBehavior(openPage(first, pageScope, pageRoute))

  const show = (kind: PageKind<Opened>, route: Route): void => {
    pageScope.end()
    pageScope = scope.child()
    pageRoute = createBehavior(route)
    page.set(openPage(kind, pageScope, pageRoute))
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
    route$.value$.pipe(switchMap(arrive)).subscribe((change) => {
      loading.set(false)
      change()
    }),
  )
  return { page$: page, loading$: loading }
}

const openPage = <Opened>(
  kind: PageKind<Opened>,
  scope: Scope,
  route$: Behavior<Route>,
): CurrentPage<Opened> => ({ route: route$.value, opened: kind(scope, route$) })
