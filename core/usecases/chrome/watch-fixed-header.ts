import { combineLatest, map } from 'rxjs'
import { isHeaderFixed } from '../../domain/chrome/fixed-header.ts'
import { headerHeightOf } from '../../domain/chrome/header-height.ts'
import type { SiteChrome } from '../../domain/chrome/site-chrome.ts'
import type { Route } from '../../domain/route/route.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { hold, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface FixedHeaderOptions {
  readonly chrome: SiteChrome
  readonly route$: Behavior<Route>
  /** Whether top news stands above it; the reader can put that away. */
  readonly topNews$: Behavior<boolean>
}

/** Whether the header stays at the top of the window (C4.15). */
export function watchFixedHeader(
  viewport: Viewport,
  scope: Scope,
  { chrome, route$, topNews$ }: FixedHeaderOptions,
): Behavior<boolean> {
  const decide = (scrollTop: number, width: number, route: Route, topNews: boolean): boolean =>
    isHeaderFixed({
      scrollTop,
      headerHeight: headerHeightOf(topNews ? chrome : { ...chrome, topNews: null }, width),
      page: route.page,
      fixedOnScroll: chrome.header.fixedOnScroll,
    })
  return hold(
    scope,
    combineLatest([
      viewport.scrollTop.changes$,
      viewport.width.changes$,
      route$.changes$,
      topNews$.changes$,
    ]).pipe(map((now) => decide(...now))),
    decide(viewport.scrollTop.value, viewport.width.value, route$.value, topNews$.value),
  )
}
