import type { FieldMessage } from '../failure/message-kind.ts'
import type { AccountFormName } from './account-route.ts'
import type { PasskeyProblem } from './passkey.ts'
import type { PasswordError } from './password.ts'
import { validateCode } from './code.ts'
import { checkFields } from './check-fields.ts'
import { validateReceiver, type CodePurpose, type ReceiverError } from './receiver.ts'
import { validatePasswordReset, validateRegistration } from './registration.ts'
import { required } from './required.ts'

/** What a button of such a form asks for: a code to be sent, or to be let in. */
export type AccountAction = 'send' | 'enter'

/** What stands in the fields; a form has some of them. */
export interface AccountFields {
  readonly userName: string
  readonly receiver: string
  readonly code: string
  readonly password: string
  readonly confirmation: string
  readonly remember: boolean
  readonly agreed: boolean
}

export const noFields: AccountFields = {
  userName: '',
  receiver: '',
  code: '',
  password: '',
  confirmation: '',
  remember: false,
  agreed: false,
}

/** A place beside which something is said; `form` is the form as a whole. */
export type AccountField =
  | 'userName'
  | 'receiver'
  | 'code'
  | 'password'
  | 'confirmation'
  | 'agreement'
  | 'form'

/** What is said of a field (C8.4). */
export type AccountMessage =
  | FieldMessage
  | 'userName.empty'
  | 'receiver.empty'
  | 'receiver.unchanged'
  | 'password.empty'
  | 'userToRegister'
  | 'userToBind'
  | 'nobodyElsewhere'
  | `passkey.${PasskeyProblem}`
  | 'getDataErrorMessage'

export type AccountFaults = Readonly<Partial<Record<AccountField, AccountMessage>>>

/** What a code of each form is for; a login by password needs none. */
export const purposeOf: Readonly<
  Record<Exclude<AccountFormName, 'login' | 'accountBinding' | 'secondFactor'>, CodePurpose>
> = {
  quickLogin: 'login',
  register: 'register',
  forgetCode: 'password',
}

const receiverMessages: Readonly<Record<ReceiverError, AccountMessage>> = {
  empty: 'receiver.empty',
  phoneMalformed: 'phone.malformed',
  emailMalformed: 'email.malformed',
}

/**
 * Every fault of a form before anything is asked, by its field (C5.4, C5.6 to C5.8); none for a form to be sent. Where
 * a code is to be sent, only where to counts.
 */
export function accountFaults(
  form: AccountFormName,
  action: AccountAction,
  fields: AccountFields,
): AccountFaults {
  if (form === 'login' || form === 'accountBinding') {
    const checked = checkFields({ userName: required(fields.userName), password: asTyped(fields.password) })
    return checked.ok ? {} : named(checked.error)
  }
  if (form === 'secondFactor') return validateCode(fields.code).ok ? {} : { code: 'code.empty' }
  if (action === 'send') return receiverFault(validateReceiver(fields.receiver))
  if (form === 'quickLogin') {
    const code = validateCode(fields.code)
    return { ...receiverFault(validateReceiver(fields.receiver)), ...(code.ok ? {} : { code: 'code.empty' }) }
  }
  const checked = form === 'register' ? validateRegistration(fields) : validatePasswordReset(fields)
  if (checked.ok) return {}
  const { receiver, code, password } = checked.error
  return {
    ...(receiver === undefined ? {} : { receiver: receiverMessages[receiver] }),
    ...(code === undefined ? {} : { code: 'code.empty' }),
    ...passwordFault(fields, password),
    ...('agreement' in checked.error ? { agreement: 'agreement.notAccepted' } : {}),
  }
}

/** A password that is not the same twice is told where it was typed again. */
function passwordFault({ password }: AccountFields, error: PasswordError | undefined): AccountFaults {
  if (error === undefined) return {}
  if (error === 'confirmationDiffers') return { confirmation: 'password.confirmationDiffers' }
  return { password: password === '' ? 'password.empty' : `password.${error}` }
}

const asTyped = (password: string) =>
  password === '' ? ({ ok: false, error: 'empty' } as const) : ({ ok: true, value: password } as const)

const named = (errors: { readonly userName?: 'empty'; readonly password?: 'empty' }): AccountFaults => ({
  ...(errors.userName === undefined ? {} : { userName: 'userName.empty' }),
  ...(errors.password === undefined ? {} : { password: 'password.empty' }),
})

const receiverFault = (receiver: ReturnType<typeof validateReceiver>): AccountFaults =>
  receiver.ok ? {} : { receiver: receiverMessages[receiver.error] }
