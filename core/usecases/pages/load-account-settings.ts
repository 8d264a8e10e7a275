import { map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { contactFault, type ContactKind } from '../../domain/member/contact-change.ts'
import type { Profile } from '../../domain/member/member.ts'
import type { SecondFactor } from '../../domain/member/second-factor.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import { err, ok } from '../../domain/result.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { andThen, mapResult, succeed } from '../async-results.ts'
import type { AccountFault } from './account-content.ts'
import type {
  AccountSettingsContent,
  AccountSettingsInput,
  SubmittedSettings,
} from './account-settings-content.ts'

export type AccountSettingsPorts = Pick<Gateways, 'profile' | 'security'>

interface Outcome extends Pick<
  AccountSettingsContent,
  'pending' | 'contact' | 'recovery' | 'exported' | 'fault' | 'done' | 'entered'
> {
  /** What it is now; null where it is to be asked for. */
  readonly factor: SecondFactor | null
}

const nothing: Outcome = {
  pending: null,
  contact: null,
  recovery: [],
  exported: '',
  fault: null,
  done: null,
  entered: null,
  factor: null,
}

const isOff: SecondFactor = { isOn: false, recoveryLeft: 0 }

/**
 * What a member logs in with, the second factor, the data that the portal holds, and the end of the account (C6.2, C7.11): as
 * the page is opened, or what becomes of a form. 'expired' for nobody, who is to log in (C4.10).
 */
export function loadAccountSettings(
  ports: AccountSettingsPorts,
  input: AccountSettingsInput,
): AsyncResult<AccountSettingsContent> {
  const { context, submitted } = input
  return andThen(ports.profile.profile(context), (profile) =>
    andThen(submitted === null ? succeed(nothing) : act(ports, input, submitted, profile), (outcome) =>
      mapResult(
        // the token that this page is asked with may be nobody's now
        outcome.factor === null ? ports.security.secondFactor(context) : succeed(outcome.factor),
        (factor) => ({ ...outcome, language: context.language, profile, factor }),
      ),
    ),
  )
}

function act(
  { security }: AccountSettingsPorts,
  { context }: AccountSettingsInput,
  submitted: SubmittedSettings,
  profile: Profile,
): AsyncResult<Outcome> {
  const { action } = submitted
  const typed = 'receiver' in submitted ? submitted.receiver : ''
  const kept: Partial<Outcome> =
    action === 'confirm'
      ? { pending: { secret: submitted.secret, address: submitted.address } }
      : action === 'phoneCode' || action === 'emailCode'
        ? { contact: { kind: kindOf[action], receiver: typed } }
        : {}
  const answered = <T>(answer: AsyncResult<T>, done: (value: T) => Partial<Outcome>): AsyncResult<Outcome> =>
    answer.pipe(
      map((result) => {
        if (result.ok) return ok<Outcome>({ ...nothing, done: action, ...done(result.value) })
        if (result.error.kind === 'expired') return err(result.error)
        return ok<Outcome>({
          ...nothing,
          ...kept,
          fault: { form: action, said: faultOf(result.error), typed },
        })
      }),
    )
  switch (action) {
    case 'begin':
      return answered(security.beginFactor(context, submitted), (pending) => ({ pending }))
    case 'confirm':
      return answered(security.confirmFactor(context, submitted.code), ({ codes, signedIn }) => ({
        recovery: codes,
        factor: { isOn: true, recoveryLeft: codes.length },
        entered: enteredBy(signedIn),
      }))
    case 'end':
      return answered(security.endFactor(context, submitted), (signedIn) => ({
        factor: isOff,
        entered: enteredBy(signedIn),
      }))
    case 'phone':
    case 'email': {
      const message = contactFault(action, typed, action === 'phone' ? profile.mobile : profile.loginEmail)
      if (message !== null)
        return succeed({ ...nothing, fault: { form: action, said: { kind: 'message', message }, typed } })
      return answered(security.beginContact(context, submitted), () => ({
        contact: { kind: action, receiver: typed.trim() },
      }))
    }
    case 'phoneCode':
    case 'emailCode':
      return answered(security.changeContact(context, submitted), (signedIn) => ({
        factor: isOff,
        entered: enteredBy(signedIn),
      }))
    case 'export':
      return answered(security.exportData(context, submitted), (exported) => ({ exported }))
    case 'delete':
      return answered(security.deleteAccount(context, submitted), () => ({ factor: isOff }))
  }
}

const kindOf = { phoneCode: 'phone', emailCode: 'email' } as const satisfies Readonly<
  Record<string, ContactKind>
>

const enteredBy = (signedIn: SignedIn): Outcome['entered'] => ({
  signedIn,
  remember: signedIn.remember ?? false,
})

const faultOf = (failure: Failure): AccountFault =>
  failure.kind === 'refused' && failure.message !== ''
    ? { kind: 'words', words: failure.message }
    : { kind: 'message', message: 'getDataErrorMessage' }
