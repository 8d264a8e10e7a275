import { combineLatest, map } from 'rxjs'
import { isHeaderFixed } from '../../domain/shell/fixed-header.ts'
import { headerHeightOf } from '../../domain/shell/header-height.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import type { Route } from '../../domain/route/route.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { toBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface FixedHeaderOptions {
  readonly shell: SiteShell
  readonly route$: Behavior<Route>
  /** Whether top news stands above it; the reader can put that away. */
  readonly topNews$: Behavior<boolean>
  /** Whether the reader has opened the line that it is folded into. */
  readonly opened$: Behavior<boolean>
}

/** Whether the header stays at the top of the window (C4.15). */
export function watchFixedHeader(
  viewport: Viewport,
  scope: Scope,
  { shell, route$, topNews$, opened$ }: FixedHeaderOptions,
): Behavior<boolean> {
  const decide = (
    scrollTop: number,
    windowWidth: number,
    { page }: Route,
    topNews: boolean,
    opened: boolean,
  ): boolean =>
    isHeaderFixed({
      scrollTop,
      headerHeight: headerHeightOf(topNews ? shell : { ...shell, topNews: null }, {
        page,
        windowWidth,
        opened,
      }),
      page,
      fixedOnScroll: shell.header.fixedOnScroll,
    })
  return toBehavior(
    scope,
    combineLatest([
      viewport.scrollTop.value$,
      viewport.width.value$,
      route$.value$,
      topNews$.value$,
      opened$.value$,
    ]).pipe(map((now) => decide(...now))),
  )
}
