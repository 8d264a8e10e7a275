import { map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { agreementsToAccept } from '../../domain/member/agreement.ts'
import { contactFault, type ContactKind } from '../../domain/member/contact-change.ts'
import { passkeyName, type ChangedPasskeys, type Passkeys } from '../../domain/member/passkey.ts'
import { parseCreatedPasskey } from '../../domain/member/passkey-answer.ts'
import type { Profile } from '../../domain/member/member.ts'
import { factorAfter, type SecondFactor } from '../../domain/member/second-factor.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import { missingSetting, refusedSetting, type SettingsField } from '../../domain/member/settings-fault.ts'
import { err, ok } from '../../domain/result.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import type { AccountFault } from './account-content.ts'
import type {
  AccountSettingsContent,
  AccountSettingsInput,
  SettingsAction,
  SubmittedSettings,
} from './account-settings-content.ts'

export type AccountSettingsPorts = Pick<Gateways, 'profile' | 'security' | 'passkeys' | 'agreements'>

interface Outcome extends Pick<
  AccountSettingsContent,
  'pending' | 'newPasskey' | 'contact' | 'recovery' | 'exported' | 'fault' | 'done' | 'entered'
> {
  /** What it is now; null where it is to be asked for. */
  readonly factor: SecondFactor | null
  readonly passkeys: Passkeys | null
}

const nothing: Outcome = {
  pending: null,
  newPasskey: null,
  contact: null,
  recovery: [],
  exported: '',
  fault: null,
  done: null,
  entered: null,
  factor: null,
  passkeys: null,
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
  // before a change, after which the token that this page is asked with may be nobody's
  const before = all({
    profile: ports.profile.profile(context),
    passkeys: withDefault(ports.passkeys.passkeys(context), noPasskeys),
  })
  return andThen(before, ({ profile, passkeys }) =>
    andThen(submitted === null ? succeed(nothing) : act(ports, input, submitted, profile), (outcome) =>
      mapResult(
        all({
          // the token that this page is asked with may be nobody's now
          factor: outcome.factor === null ? ports.security.secondFactor(context) : succeed(outcome.factor),
          agreements:
            outcome.factor === null ? agreementsOf(ports, context) : succeed({ accepted: [], due: [] }),
        }),
        (found) => ({
          ...outcome,
          language: context.language,
          profile,
          ...found,
          passkeys: outcome.passkeys ?? passkeys,
        }),
      ),
    ),
  )
}

/** An rc-pub that knows nothing of passkeys offers none. */
const noPasskeys: Passkeys = { relyingParty: '', list: [] }

/** What was accepted, and what is to be; the page stands without either. */
const agreementsOf = (
  { agreements }: AccountSettingsPorts,
  context: AccountSettingsInput['context'],
): AsyncResult<AccountSettingsContent['agreements']> =>
  mapResult(
    all({
      accepted: withDefault(agreements.accepted(context), null),
      versions: withDefault(agreements.versions(context), []),
    }),
    ({ accepted, versions }) => ({
      accepted: accepted ?? [],
      due:
        accepted === null
          ? []
          : agreementsToAccept(
              versions.filter(({ state }) => state === 'inForce'),
              accepted,
            ),
    }),
  )

function act(
  { agreements, passkeys, security }: AccountSettingsPorts,
  { context }: AccountSettingsInput,
  submitted: SubmittedSettings,
  profile: Profile,
): AsyncResult<Outcome> {
  const { action } = submitted
  const typed = 'receiver' in submitted ? submitted.receiver : 'id' in submitted ? submitted.id : ''
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
          fault: { form: action, field: fieldOf(action, result.error), said: faultOf(result.error), typed },
        })
      }),
    )
  const refused = (said: AccountFault, field: SettingsField | null): AsyncResult<Outcome> =>
    succeed({ ...nothing, ...kept, fault: { form: action, field, said, typed } })
  /** Passkeys have changed, after a proof with this code of the second factor. */
  const changed = (answer: AsyncResult<ChangedPasskeys>, code: string): AsyncResult<Outcome> =>
    andThen(security.secondFactor(context), (factor) =>
      answered(answer, (change) => ({
        passkeys: change.passkeys,
        factor: factorAfter(factor, code),
        entered: enteredBy(change.signedIn),
      })),
    )
  if (action === 'phone' || action === 'email') {
    const message = contactFault(action, typed, action === 'phone' ? profile.mobile : profile.loginEmail)
    if (message !== null) return refused({ kind: 'message', message }, 'receiver')
  }
  const missing = missingSetting(submitted)
  if (missing !== null) return refused({ kind: 'message', message: missing.message }, missing.field)
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
    case 'email':
      return answered(security.beginContact(context, submitted), () => ({
        contact: { kind: action, receiver: typed.trim() },
      }))
    case 'phoneCode':
    case 'emailCode':
      return answered(security.changeContact(context, submitted), (signedIn) => ({
        factor: isOff,
        entered: enteredBy(signedIn),
      }))
    case 'passkey':
      return answered(passkeys.beginPasskey(context, submitted), (newPasskey) => ({ newPasskey }))
    case 'passkeyMade': {
      const made = parseCreatedPasskey(submitted.passkey)
      if (made === null) return refused({ kind: 'message', message: 'passkey.failed' }, null)
      const named = { ...made, name: passkeyName(submitted.name) }
      return changed(passkeys.addPasskey(context, named), '')
    }
    case 'passkeyName': {
      const { id, name } = submitted
      const renamed = passkeys.renamePasskey(context, { id, name: passkeyName(name) })
      return answered(renamed, (list) => ({ passkeys: list }))
    }
    case 'passkeyEnd':
      return changed(passkeys.removePasskey(context, submitted), submitted.factor)
    case 'accept':
      return answered(agreements.accept(context, submitted.agreements), () => ({}))
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

const fieldOf = (form: SettingsAction, failure: Failure): SettingsField | null =>
  failure.kind === 'refused' ? refusedSetting(form, failure.status) : null

const faultOf = (failure: Failure): AccountFault =>
  failure.kind === 'refused' && failure.message !== ''
    ? { kind: 'words', words: failure.message }
    : { kind: 'message', message: 'getDataErrorMessage' }
