import { map, of, startWith, switchMap } from 'rxjs'
import { accountFaults, type AccountAction, type AccountFields } from '../../domain/member/account-form.ts'
import { resendCountdown } from '../../domain/member/resend-countdown.ts'
import { createBehavior, toBehavior, type Behavior } from '../../reactive/behavior.ts'
import { askForPasskey, type OpenPasskeyDevice, type PasskeyStep } from '../member/ask-for-passkey.ts'
import { createPage, type CreatePage } from '../create-page.ts'
import type { PageModel } from '../page-model.ts'
import { ready } from '../remote.ts'
import type { AccountContent, AccountInput } from './account-content.ts'
import { loadAccount, refusedBy, type AccountPorts } from './load-account.ts'

export interface AccountModel extends PageModel<AccountContent> {
  /** Whether the form may be sent; what is wrong with it is told beside its fields at once. */
  readonly check: (action: AccountAction, fields: AccountFields) => boolean
  /** Seconds until another code can be sent (C9.13); 0 when it can. */
  readonly countdown$: Behavior<number>
  /** Asks for a passkey to log in with. Never rejects. */
  readonly askForPasskey: (open: OpenPasskeyDevice) => Promise<PasskeyStep>
}

/** The page of a way in, which looks at a form before it is sent and counts down to another code. */
export const createAccount: CreatePage<AccountPorts, AccountInput, AccountContent, AccountModel> = (
  ports,
  scope,
  input$,
  seed,
) => {
  const { clock } = ports
  const page = createPage(loadAccount)(ports, scope, input$, seed)
  const state$ = createBehavior(page.state$.value)
  scope.add(page.state$.value$.subscribe((next) => state$.set(next)))
  const left = (sentAt: number | null): number => resendCountdown(sentAt, clock.now())
  const countdown$ = toBehavior(
    scope,
    state$.value$.pipe(
      map((state) => (state.status === 'ready' ? state.value.sentAt : null)),
      switchMap((sentAt) =>
        sentAt === null
          ? of(0)
          : clock.every(1_000).pipe(
              startWith(undefined),
              map(() => left(sentAt)),
            ),
      ),
    ),
  )
  return {
    state$,
    countdown$,
    retry: page.retry,
    askForPasskey: (open) => {
      const { context, returnTo } = input$.value
      return askForPasskey({ passkeys: ports.passkeys, open }, context, returnTo)
    },
    check: (action, fields) => {
      const { value: state } = state$
      if (state.status !== 'ready') return true
      const faults = accountFaults(state.value.form, action, fields)
      if (Object.keys(faults).length === 0) return true
      const { userName, receiver, remember, agreed } = fields
      state$.set(
        ready(refusedBy({ ...state.value, fields: { userName, receiver, remember, agreed } }, faults)),
      )
      return false
    },
  }
}
