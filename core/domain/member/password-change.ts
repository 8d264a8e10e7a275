import { err, ok, type Result } from '../result.ts'
import { checkFields, type FieldErrors, type FieldValues } from './check-fields.ts'
import { validatePassword } from './password.ts'

export interface PasswordChangeForm {
  /** The original password. */
  readonly former: string
  readonly password: string
  readonly confirmation: string
}

export type PasswordChange = FieldValues<ReturnType<typeof checks>>
export type PasswordChangeErrors = FieldErrors<ReturnType<typeof checks>>

/** A member's change of password: the original one is required (C5.7), and the new one differs from it (C5.5). */
export const validatePasswordChange = (
  form: PasswordChangeForm,
  userName: string,
): Result<PasswordChange, PasswordChangeErrors> => checkFields(checks(form, userName))

const checks = ({ former, password, confirmation }: PasswordChangeForm, userName: string) => ({
  former: originalPassword(former),
  password: validatePassword(password, { userName, confirmation, former }),
})

/** As typed: white space is a part of a password that was set elsewhere. */
const originalPassword = (former: string): Result<string, 'empty'> =>
  former === '' ? err('empty') : ok(former)
