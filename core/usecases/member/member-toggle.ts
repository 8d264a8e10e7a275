import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
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

export type MemberToggle = Pick<
  OptimisticSource<boolean, boolean>,
  'role$' | 'action' | 'notify' | 'load' | 'again$' | 'send'
>

/** Something of a member that is on or off; a visitor's is off (C4.22). Of several clicks the last one counts. */
export function createMemberToggle(toggle: MemberToggle, scope: Scope): ToggleModel {
  const { state$, events$, change } = createOptimisticState<boolean, boolean>(
    { ...toggle, none: false, apply: (_value, on) => on, about: () => true },
    scope,
  )
  return { state$, events$, toggle: () => change(state$.value.value !== true) }
}
