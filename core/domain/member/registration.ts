import { err, ok, type Result } from '../result.ts'
import { checkFields, type FieldErrors, type FieldValues } from './check-fields.ts'
import { validateCode } from './code.ts'
import { validatePassword } from './password.ts'
import { validateReceiver } from './receiver.ts'

export interface RegistrationForm {
  /** A phone number or an e-mail address; it becomes the user name. */
  readonly receiver: string
  /** The code that was sent there. */
  readonly code: string
  readonly password: string
  readonly confirmation: string
  /** Whether the user agreement is accepted. */
  readonly agreed: boolean
}

export type Registration = FieldValues<ReturnType<typeof checks>>
export type RegistrationErrors = FieldErrors<ReturnType<typeof checks>>

/** A registration: every field by its own rule (C5.4, C5.6, C5.7), and the user agreement (C5.8). */
export const validateRegistration = (form: RegistrationForm): Result<Registration, RegistrationErrors> =>
  checkFields(checks(form))

const checks = (form: RegistrationForm) => ({
  ...passwordSettingChecks(form),
  agreement: validateAgreement(form.agreed),
})

export type PasswordResetForm = Omit<RegistrationForm, 'agreed'>

export type PasswordReset = FieldValues<ReturnType<typeof passwordSettingChecks>>
export type PasswordResetErrors = FieldErrors<ReturnType<typeof passwordSettingChecks>>

/** A new password for one that is forgotten, by a code (C1.6): every field by its own rule (C5.4, C5.6, C5.7). */
export const validatePasswordReset = (form: PasswordResetForm): Result<PasswordReset, PasswordResetErrors> =>
  checkFields(passwordSettingChecks(form))

const passwordSettingChecks = (form: PasswordResetForm) => {
  const receiver = validateReceiver(form.receiver)
  const userName = receiver.ok ? receiver.value.value : form.receiver.trim()
  return {
    receiver,
    code: validateCode(form.code),
    password: validatePassword(form.password, { userName, confirmation: form.confirmation }),
  }
}

export type AgreementError = 'notAccepted'

/** The user agreement must be accepted (C5.8). */
const validateAgreement = (agreed: boolean): Result<true, AgreementError> =>
  agreed ? ok(true) : err('notAccepted')
