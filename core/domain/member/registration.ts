import { err, ok, type Result } from '../result.ts'
import { checkFields, type FieldErrors, type FieldValues } from './check-fields.ts'
import { validateCode } from './code.ts'
import { validateEmail } from './email.ts'
import { validatePassword } from './password.ts'
import { validateName } from './person-name.ts'
import { validatePhone } from './phone.ts'

export interface RegistrationForm {
  /** The phone number; it becomes the user name. */
  readonly phone: string
  /** The code that was sent to the phone. */
  readonly code: string
  readonly name: string
  readonly email: string
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

const checks = (form: RegistrationForm) => {
  const phone = validatePhone(form.phone)
  const userName = phone.ok ? phone.value : form.phone.trim()
  return {
    phone,
    code: validateCode(form.code),
    name: validateName(form.name),
    email: validateEmail(form.email),
    password: validatePassword(form.password, { userName, confirmation: form.confirmation }),
    agreement: validateAgreement(form.agreed),
  }
}

export type AgreementError = 'notAccepted'

/** The user agreement must be accepted (C5.8). */
const validateAgreement = (agreed: boolean): Result<true, AgreementError> =>
  agreed ? ok(true) : err('notAccepted')
