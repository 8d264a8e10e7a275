import { distinctUntilChanged, merge, of, skip, switchMap } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { ok } from '../../domain/result.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface SiteQuery<T> {
  /** What is known of the first reader already; null to ask. */
  readonly known?: T | null
  readonly load: (context: RequestContext) => AsyncResult<T>
  /** What is held until the answer comes, and after a failure. */
  readonly empty: T
  readonly onFailure: (failure: Failure) => void
}

export const sameContext = (a: RequestContext, b: RequestContext): boolean =>
  a.siteId === b.siteId && a.language === b.language

/**
 * What is asked once for a site and a language. Another reader empties it at once, and a late answer for the former
 * one is dropped: what is held is always the present reader's.
 */
export function querySite<T>(
  scope: Scope,
  context$: Behavior<RequestContext>,
  { known = null, load, empty, onFailure }: SiteQuery<T>,
): Behavior<T> {
  const state = createBehavior(known ?? empty)
  scope.add(
    context$.value$
      .pipe(
        distinctUntilChanged(sameContext),
        skip(known === null ? 0 : 1),
        switchMap((context) => merge(of(ok(empty)), load(context))),
      )
      .subscribe((answer) => {
        state.set(answer.ok ? answer.value : empty)
        if (!answer.ok) onFailure(answer.error)
      }),
  )
  return state
}
