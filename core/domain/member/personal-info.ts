import { ok, type Result } from '../result.ts'
import { atMostFive } from './at-most-five.ts'
import { checkFields, type FieldErrors } from './check-fields.ts'
import { validateEmail } from './email.ts'
import type { PersonalInfo } from './member.ts'
import { validateName } from './person-name.ts'
import { validatePhone } from './phone.ts'

export type PersonalInfoErrors = FieldErrors<ReturnType<typeof checks>>

/**
 * Personal information before it is saved: name and e-mail are required (C5.7), a phone number may be left out but is
 * one where it stands (C5.6), research fields are at most five (C5.10). The other texts lose the space around them.
 */
export const validatePersonalInfo = (form: PersonalInfo): Result<PersonalInfo, PersonalInfoErrors> =>
  checkFields(checks(form))

const checks = (form: PersonalInfo) => ({
  name: validateName(form.name),
  mobile: form.mobile.trim() === '' ? ok('') : validatePhone(form.mobile),
  email: validateEmail(form.email),
  region: ok(form.region.trim()),
  major: ok(form.major.trim()),
  institution: ok(form.institution.trim()),
  researchFields: atMostFive(form.researchFields),
  gender: ok(form.gender),
})
