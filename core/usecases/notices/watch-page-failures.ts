import { distinctUntilChanged, map, switchMap } from 'rxjs'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { PageModel } from '../page-model.ts'
import type { Notify } from './notify.ts'
import { notifyFailure } from './notify-failure.ts'

/**
 * Reports in passing what the server answered where it refuses the load of a page (C8.1), beside the failed state that
 * the page shows. Law: each failed load is reported once, the one that the server rendered included. A page that is
 * absent, or that no answer came for, says so in its place alone.
 */
export function watchPageFailures(
  page$: Behavior<{ readonly opened: Pick<PageModel<unknown>, 'state$'> }>,
  scope: Scope,
  notify: Notify,
): void {
  const states$ = page$.value$.pipe(
    map(({ opened }) => opened),
    distinctUntilChanged(),
    switchMap(({ state$ }) => state$.value$),
    distinctUntilChanged(),
  )
  scope.add(
    states$.subscribe((state) => {
      if (state.status === 'failed' && state.error.kind === 'refused') notifyFailure(notify, state.error)
    }),
  )
}
