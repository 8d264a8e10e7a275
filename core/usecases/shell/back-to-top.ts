import { exhaustMap, map, of, Subject, takeWhile, type Observable } from 'rxjs'
import { backToTopPosition, backToTopStep, backToTopVisible } from '../../domain/shell/back-to-top.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { toBehavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { BackToTopModel } from '../shell-models.ts'

export interface BackToTopPorts {
  readonly clock: Clock
  readonly viewport: Viewport
}

export interface BackToTopOptions {
  /** Whether the page has the shared shell, where the threshold is higher (C4.18). */
  readonly shared: boolean
}

/**
 * The way back to the top: shown past the threshold of its layout, and once started deaf to further clicks
 * until the top is reached (C4.18, C9.1). At once where the reader prefers less motion.
 */
export function createBackToTop(
  { clock, viewport }: BackToTopPorts,
  scope: Scope,
  { shared }: BackToTopOptions = { shared: true },
): BackToTopModel {
  const starts = new Subject<void>()
  const climb = (): Observable<number> => {
    if (viewport.prefersReducedMotion()) return of(0)
    const from = viewport.scrollTop.value
    const begun = clock.now()
    return clock.every(backToTopStep).pipe(
      map(() => backToTopPosition(from, clock.now() - begun)),
      takeWhile((top) => top > 0, true),
    )
  }
  scope.add(starts.pipe(exhaustMap(climb)).subscribe((top) => viewport.scrollTo(top)))
  return {
    visible$: toBehavior(scope, viewport.scrollTop.value$.pipe(map((top) => backToTopVisible(top, shared)))),
    start: () => starts.next(),
  }
}
