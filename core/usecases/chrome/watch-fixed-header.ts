import { combineLatest, map } from 'rxjs'
import { isHeaderFixed } from '../../domain/chrome/fixed-header.ts'
import type { HeaderConfig } from '../../domain/chrome/header-config.ts'
import { headerHeightOf } from '../../domain/chrome/header-height.ts'
import type { Route } from '../../domain/route/route.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { hold, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface FixedHeaderOptions {
  readonly header: HeaderConfig
  readonly sld: string
  readonly route$: Behavior<Route>
}

/** Whether the header stays at the top of the window (C4.15). */
export function watchFixedHeader(
  viewport: Viewport,
  scope: Scope,
  { header, sld, route$ }: FixedHeaderOptions,
): Behavior<boolean> {
  const height = headerHeightOf(sld)
  const decide = (scrollTop: number, route: Route): boolean =>
    isHeaderFixed({ scrollTop, headerHeight: height, page: route.page, fixedOnScroll: header.fixedOnScroll })
  return hold(
    scope,
    combineLatest([viewport.scrollTop.changes$, route$.changes$]).pipe(
      map(([top, route]) => decide(top, route)),
    ),
    decide(viewport.scrollTop.value, route$.value),
  )
}
