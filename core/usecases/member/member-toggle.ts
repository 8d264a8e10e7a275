import { of, switchMap, take } from 'rxjs'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import {
  createOptimisticState,
  type OptimisticModel,
  type OptimisticState,
  type OptimisticSource,
} from './optimistic-state.ts'

export interface ToggleModel extends Pick<OptimisticModel<boolean, boolean>, 'events$'> {
  /** `value` is whether it is on. */
  readonly state$: Behavior<OptimisticState<boolean>>
  /** Turns what is shown round; what is not known counts as off. */
  readonly toggle: () => void
}

export interface MemberToggle extends Pick<
  OptimisticSource<boolean, boolean>,
  'role$' | 'action' | 'notify' | 'load' | 'again$' | 'send'
> {
  /** Emits once it is known whether the member's session goes on; absent where that is not asked. */
  readonly known$?: Stream<unknown> | undefined
}

/**
 * Something of a member that is on or off; a visitor's is off (C4.22). Of several clicks the last one counts. No call is made
 * before it is known whether the session goes on, since the answer to one that has ended leads away from the page (C4.10).
 */
export function createMemberToggle(
  { known$ = of(null), load, send, ...toggle }: MemberToggle,
  scope: Scope,
): ToggleModel {
  const onceKnown = <T>(call: () => AsyncResult<T>): AsyncResult<T> => known$.pipe(take(1), switchMap(call))
  const { state$, events$, change } = createOptimisticState<boolean, boolean>(
    {
      ...toggle,
      none: false,
      load: () => onceKnown(load),
      send: (on) => onceKnown(() => send(on)),
      apply: (_value, on) => on,
      about: () => true,
    },
    scope,
  )
  return { state$, events$, toggle: () => change(state$.value.value !== true) }
}
