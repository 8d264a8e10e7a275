import { err, ok, type Result } from '../result.ts'
import { atMostFive } from './at-most-five.ts'
import { validateDialogText } from './dialog-text.ts'
import { checkFields, type FieldErrors } from './check-fields.ts'
import { validateEmail } from './email.ts'
import type { PersonalInfo } from './member.ts'
import { validateName } from './person-name.ts'
import { validatePhone } from './phone.ts'

/** Characters of a region, a major, an institution, and each research field. */
const shortTextLimit = 100

export type PersonalInfoErrors = FieldErrors<ReturnType<typeof checks>>

/**
 * Personal information before it is saved: name and e-mail are required (C5.7), a phone number may be left out but is
 * one where it stands (C5.6), research fields are at most five (C5.10). The other texts are one line each, of at most
 * `shortTextLimit` characters.
 */
export const validatePersonalInfo = (form: PersonalInfo): Result<PersonalInfo, PersonalInfoErrors> =>
  checkFields(checks(form))

const checks = (form: PersonalInfo) => ({
  name: validateName(form.name),
  mobile: form.mobile.trim() === '' ? ok('') : validatePhone(form.mobile),
  email: validateEmail(form.email),
  region: shortText(form.region),
  major: shortText(form.major),
  institution: shortText(form.institution),
  researchFields: researchFields(form.researchFields),
  gender: ok(form.gender),
})

/** One line (C5.13) that is not too long; '' for nothing. */
function shortText(raw: string): Result<string, 'illegalInput'> {
  const text = validateDialogText(raw)
  return text.ok && [...text.value].length <= shortTextLimit ? text : err('illegalInput')
}

function researchFields(raw: readonly string[]): Result<readonly string[], 'tooMany' | 'illegalInput'> {
  const read = raw.map(shortText)
  if (read.some((field) => !field.ok)) return err('illegalInput')
  return atMostFive(read.flatMap((field) => (field.ok && field.value !== '' ? [field.value] : [])))
}
