import { map, of, switchMap } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import {
  accountFaults,
  noFields,
  purposeOf,
  type AccountFaults,
  type AccountField,
} from '../../domain/member/account-form.ts'
import type { AccountFormName } from '../../domain/member/account-route.ts'
import { parseUsedPasskey } from '../../domain/member/passkey-answer.ts'
import { refusalOfStatus } from '../../domain/member/account-refusal.ts'
import { secondFactorStep } from '../../domain/member/third-party-login.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import { ok } from '../../domain/result.ts'
import type { AccountGateway } from '../../ports/account-gateway.ts'
import type { AgreementGateway } from '../../ports/agreement-gateway.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { PasskeyGateway } from '../../ports/passkey-gateway.ts'
import type { SecurityGateway } from '../../ports/security-gateway.ts'
import type { SubscriptionGateway } from '../../ports/subscription-gateway.ts'
import type { Clock } from '../../ports/clock.ts'
import { andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import { actOnBinding, isBinding, withThirdParties } from './account-binding.ts'
import type {
  AccountContent,
  AccountFault,
  AccountInput,
  SubmittedForm,
  SubmittedPasskey,
} from './account-content.ts'

export interface AccountPorts {
  readonly accounts: AccountGateway
  readonly agreements: Pick<AgreementGateway, 'versions'>
  readonly security: Pick<SecurityGateway, 'loginByFactor'>
  readonly passkeys: Pick<PasskeyGateway, 'loginByPasskey' | 'beginPasskeyLogin'>
  readonly subscriptions: Pick<SubscriptionGateway, 'captcha'>
  readonly clock: Pick<Clock, 'now'>
}

/**
 * The page of a way in (C1.6, C2.33): as it is opened, or what becomes of a form that was posted. What is wrong with it
 * is said beside its fields and nothing typed is lost but passwords; the page itself never fails.
 */
export function loadAccount(ports: AccountPorts, input: AccountInput): AsyncResult<AccountContent> {
  return andThen(answerForm(ports, input), (content) =>
    content.form === 'register'
      ? withAgreements(ports, input, content)
      : withThirdParties(ports, input, content),
  )
}

/** With the agreements in force where the form asks for them; it stands without. */
function withAgreements(
  { agreements }: AccountPorts,
  { context }: AccountInput,
  content: AccountContent,
): AsyncResult<AccountContent> {
  if (content.step !== 'code' || content.entered !== null) return succeed(content)
  return mapResult(withDefault(agreements.versions(context), []), (versions) => ({
    ...content,
    agreements: versions
      .filter(({ state }) => state === 'inForce')
      .map(({ kind, since }) => ({ kind, since })),
  }))
}

function answerForm(ports: AccountPorts, input: AccountInput): AsyncResult<AccountContent> {
  const { submitted } = input
  if (submitted === null)
    return succeed(
      input.elsewhere === undefined
        ? contentOf(input)
        : refusedBy(contentOf(input), { form: 'nobodyElsewhere' }),
    )
  if (submitted.action === 'passkey') return enterByPasskey(ports, input, submitted)
  if (isBinding(submitted)) return actOnBinding(ports, input, contentOf(input), submitted)
  const faults = accountFaults(input.form, submitted.action, submitted.fields)
  if (Object.keys(faults).length > 0) return succeed(refusedBy(contentOf(input), faults))
  return submitted.action === 'send' ? send(ports, input, submitted) : enter(ports, input, submitted)
}

/** The same form with what is wrong with it. */
export const refusedBy = (content: AccountContent, faults: AccountFaults): AccountContent => ({
  ...content,
  faults: Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field, { kind: 'message', message }]),
  ),
})

function contentOf({ context, form, returnTo, submitted, left = null }: AccountInput): AccountContent {
  const fields = submitted !== null && 'fields' in submitted ? submitted.fields : noFields
  const { userName, receiver, remember, agreed } = fields
  return {
    language: context.language,
    form,
    step: submitted?.action === 'enter' ? 'code' : 'ask',
    fields: { userName, receiver, remember, agreed },
    faults: {},
    sentAt: null,
    returnTo,
    agreements: [],
    thirdParties: [],
    binding: null,
    left: submitted === null ? left : null,
    captcha: null,
    onward: null,
    entered: null,
  }
}

function send(
  ports: AccountPorts,
  input: AccountInput,
  { fields }: SubmittedForm,
): AsyncResult<AccountContent> {
  const { form, context } = input
  if (form === 'login' || form === 'accountBinding' || form === 'secondFactor')
    return succeed(contentOf(input))
  const { receiver } = fields
  return ports.accounts.sendCode(context, { receiver, purpose: purposeOf[form] }).pipe(
    map((answer) => {
      const content = contentOf(input)
      if (answer.ok) return ok<AccountContent>({ ...content, step: 'code', sentAt: ports.clock.now() })
      return ok(withFailure(content, answer.error))
    }),
  )
}

function enter(
  { accounts, security, subscriptions }: AccountPorts,
  input: AccountInput,
  { fields, agreements = [], device = '', commonToken = '', captcha }: SubmittedForm,
): AsyncResult<AccountContent> {
  const { context, form } = input
  const content = contentOf(input)
  const { userName, receiver, code, password, remember } = fields
  const entering = (answer: AsyncResult<SignedIn>): AsyncResult<AccountContent> =>
    answer.pipe(
      map((result) =>
        ok(
          result.ok
            ? enteredOrChallenged(content, result.value, remember)
            : withFailure(content, result.error),
        ),
      ),
    )
  const solved = captcha === undefined ? {} : { captcha }
  /** By a password, which is taken with a solved captcha alone where strangers have tried too many. */
  const byPassword = (answer: AsyncResult<SignedIn>): AsyncResult<AccountContent> =>
    answer.pipe(
      switchMap((result) => {
        const asks = !result.ok && (captcha !== undefined || reasonOf(result.error) === 'captchaRequired')
        if (!asks) return entering(of(result))
        return mapResult(withDefault(subscriptions.captcha(context), null), (asked) => ({
          ...withFailure(content, result.error),
          captcha: asked,
        }))
      }),
    )
  const ways: Readonly<Record<AccountFormName, () => AsyncResult<AccountContent>>> = {
    login: () => byPassword(accounts.login(context, { userName, password, remember, device, ...solved })),
    quickLogin: () => entering(accounts.loginByCode(context, { receiver, code, remember, device })),
    register: () => entering(accounts.register(context, { receiver, code, password, agreements, device })),
    accountBinding: () =>
      byPassword(
        accounts.bindThirdParty(context, { commonToken, userName, password, remember, device, ...solved }),
      ),
    secondFactor: () => entering(security.loginByFactor(context, { commonToken, code, device })),
    forgetCode: () =>
      accounts
        .setPassword(context, { receiver, code, password })
        .pipe(
          map((result) =>
            ok<AccountContent>(result.ok ? { ...content, step: 'done' } : withFailure(content, result.error)),
          ),
        ),
  }
  return ways[form]()
}

/** A passkey is two factors by itself; what is wrong with it is no field's fault. */
function enterByPasskey(
  { passkeys }: AccountPorts,
  input: AccountInput,
  { passkey, device }: SubmittedPasskey,
): AsyncResult<AccountContent> {
  const content = contentOf(input)
  const used = parseUsedPasskey(passkey)
  if (used === null) return succeed(refusedBy(content, { form: 'passkey.failed' }))
  return passkeys
    .loginByPasskey(input.context, { ...used, device })
    .pipe(
      map((result) =>
        ok(
          result.ok
            ? enteredOrChallenged(content, result.value, false)
            : { ...content, faults: { form: faultOf(result.error, null) } },
        ),
      ),
    )
}

/** Who is in now, for as long as the server says or else the form; or who is asked for a second factor. */
function enteredOrChallenged(content: AccountContent, signedIn: SignedIn, remember: boolean): AccountContent {
  const onward = secondFactorStep(signedIn, content.returnTo, content.language)
  return onward === null
    ? { ...content, entered: { signedIn, remember: signedIn.remember ?? remember } }
    : { ...content, onward }
}

/** What a refusal is told beside; of anything else the form as a whole tells. */
const places: Readonly<Record<string, AccountField>> = {
  wrongPassword: 'password',
  captchaRequired: 'password',
  unknownUser: 'receiver',
  taken: 'receiver',
  unfit: 'receiver',
  wrongCode: 'code',
  weak: 'password',
  notAccepted: 'agreement',
}

const reasonOf = (failure: Failure) => (failure.kind === 'refused' ? refusalOfStatus(failure.status) : null)

function withFailure(content: AccountContent, failure: Failure): AccountContent {
  const reason = reasonOf(failure)
  const place = places[reason ?? ''] ?? 'form'
  // what is to be accepted now is something else than what was
  const fields = place === 'agreement' ? { ...content.fields, agreed: false } : content.fields
  return { ...content, fields, faults: { [place]: faultOf(failure, reason) } }
}

function faultOf(failure: Failure, reason: ReturnType<typeof refusalOfStatus>): AccountFault {
  if (reason === 'unknownUser') return { kind: 'message', message: 'userToRegister' }
  const words = failure.kind === 'refused' ? failure.message : ''
  return words === '' ? { kind: 'message', message: 'getDataErrorMessage' } : { kind: 'words', words }
}
