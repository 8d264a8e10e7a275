import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import {
  createMemberHolding,
  type HoldingModel,
  type HoldingState,
  type MemberHolding,
} from './member-holding.ts'

export interface ToggleModel extends Pick<HoldingModel<boolean, boolean>, 'events$'> {
  /** `value` is whether it is on. */
  readonly state$: Behavior<HoldingState<boolean>>
  /** Turns what is shown round; what is not known counts as off. */
  readonly toggle: () => void
}

export type MemberToggle = Pick<
  MemberHolding<boolean, boolean>,
  'role$' | 'action' | 'notify' | 'ask' | 'send'
>

/** Something of a member that is on or off; a visitor's is off (C4.22). Of several clicks the last one counts. */
export function createMemberToggle(toggle: MemberToggle, scope: Scope): ToggleModel {
  const { state$, events$, wish } = createMemberHolding<boolean, boolean>(
    { ...toggle, none: false, apply: (_value, on) => on, about: () => true },
    scope,
  )
  return { state$, events$, toggle: () => wish(state$.value.value !== true) }
}
