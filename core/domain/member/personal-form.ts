import { err, ok, type Result } from '../result.ts'
import type { AccountMessage } from './account-form.ts'
import { parseKeywords } from './keywords.ts'
import { genders, type Profile } from './member.ts'
import { validatePasswordChange, type PasswordChange, type PasswordChangeForm } from './password-change.ts'
import { validatePersonalInfo } from './personal-info.ts'

/** A place of the personal centre beside which something is said; `form` is the form as a whole. */
export type PersonalField =
  | 'former'
  | 'password'
  | 'confirmation'
  | 'name'
  | 'email'
  | 'region'
  | 'major'
  | 'institution'
  | 'researchFields'
  | 'form'

export type PersonalFaults = Readonly<Partial<Record<PersonalField, AccountMessage>>>

/** What a member types of themselves; research fields stand between semicolons. */
export interface InfoFields {
  readonly name: string
  readonly email: string
  readonly region: string
  readonly major: string
  readonly institution: string
  readonly researchFields: string
  readonly gender: string
}

/** A change of password that may be asked for, or what is said beside its fields (C5.4, C5.5, C5.7). */
export function readPasswordForm(
  form: PasswordChangeForm,
  userName: string,
): Result<PasswordChange, PersonalFaults> {
  const read = validatePasswordChange(form, userName)
  if (read.ok) return read
  const { former, password } = read.error
  return err({
    ...(former === undefined ? {} : { former: 'former.empty' }),
    ...(password === undefined
      ? {}
      : password === 'confirmationDiffers'
        ? { confirmation: 'password.confirmationDiffers' }
        : { password: form.password === '' ? 'password.empty' : `password.${password}` }),
  })
}

/** What a member tells, to be saved; or what is said beside its fields (C5.7, C5.10). The phone number stays as it is. */
export function readInfoForm(fields: InfoFields, profile: Profile): Result<Profile, PersonalFaults> {
  const read = validatePersonalInfo({
    ...fields,
    mobile: '',
    researchFields: parseKeywords(fields.researchFields),
    gender: genders.find((gender) => gender === fields.gender) ?? null,
  })
  if (read.ok) return ok({ ...profile, ...read.value, mobile: profile.mobile })
  const { name, email, region, major, institution, researchFields } = read.error
  return err({
    ...(name === undefined ? {} : { name: `name.${name}` }),
    ...(email === undefined ? {} : { email: `email.${email}` }),
    ...(region === undefined ? {} : { region }),
    ...(major === undefined ? {} : { major }),
    ...(institution === undefined ? {} : { institution }),
    ...(researchFields === undefined
      ? {}
      : { researchFields: researchFields === 'tooMany' ? 'selection.tooMany' : researchFields }),
  })
}
