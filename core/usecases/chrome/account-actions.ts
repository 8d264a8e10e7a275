import { Subject } from 'rxjs'
import type { Stream } from '../../reactive/stream.ts'

/** What the header asks of the application, which has the destinations (C2.35). */
export type AccountAction = 'login' | 'register' | 'personalCentre'

export interface AccountActionsModel {
  /** Each action as it is chosen; nothing is kept for who comes later. */
  readonly actions$: Stream<AccountAction>
  readonly choose: (action: AccountAction) => void
}

/** Login, registration and personal centre as the header emits them: it goes nowhere itself (C2.35). */
export function createAccountActions(): AccountActionsModel {
  const actions = new Subject<AccountAction>()
  return { actions$: actions.asObservable(), choose: (action) => actions.next(action) }
}
