import fc from 'fast-check'
import type { Result } from '../../domain/result.ts'
import {
  arbitraryEmail,
  arbitraryForeignPhone,
  arbitraryMainlandPhone,
  arbitraryPersonName,
  junkEmail,
  junkPersonName,
  junkPhone,
} from '../arbitraries/members.ts'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** The value of what was typed, or what is wrong with it. */
export type FieldRule = (raw: string) => Result<string, string>

const blank = fc.string({ unit: fc.constantFrom(...' \t\n\u3000'), maxLength: 4 })

const takenAs = (validate: FieldRule, raw: string, value: string): void =>
  same(validate(raw), { ok: true, value }, `the answer to ${JSON.stringify(raw)}`)

const refused = (validate: FieldRule, raw: string, error: string): void =>
  same(validate(raw), { ok: false, error }, `the answer to ${JSON.stringify(raw)}`)

/** What holds of each rule for a field that is required. */
const requiredLaws = (validate: FieldRule, clause: string, raws: fc.Arbitrary<string>): readonly Law[] => [
  law(
    'should call blank text empty, and nothing else',
    [clause],
    fc.property(blank, raws, (nothing, raw) => {
      refused(validate, nothing, 'empty')
      const answer = validate(raw)
      const isEmpty = !answer.ok && answer.error === 'empty'
      same(isEmpty, raw.trim() === '', 'whether it is called empty')
    }),
  ),
  law(
    'should give what is its own value, or refuse, for any text',
    [clause],
    fc.property(raws, (raw) => {
      const answer = validate(raw)
      if (answer.ok) takenAs(validate, ` ${answer.value} `, answer.value)
    }),
  ),
]

/** What holds of a rule for phone numbers (C5.6). Its values are bare digits for the mainland, E.164 elsewhere. */
export const phoneLaws = (validate: FieldRule): readonly Law[] => [
  law(
    'should read a number of the mainland alike in every way of writing it',
    ['C5.6'],
    fc.property(
      arbitraryMainlandPhone,
      fc.constantFrom('', '+86', '0086', '+86 '),
      fc.constantFrom('', ' ', '-'),
      (phone, code, gap) => {
        takenAs(validate, code + phone.replace(/^(\d{3})(\d{4})/, `$1${gap}$2${gap}`), phone)
      },
    ),
  ),
  law(
    'should read a number of elsewhere with + or with 00',
    ['C5.6'],
    fc.property(arbitraryForeignPhone, (phone) => {
      takenAs(validate, phone, phone)
      takenAs(validate, phone.replace('+', '00'), phone)
    }),
  ),
  law(
    'should refuse a number of the mainland with a digit too few or too many, and one of no network',
    ['C5.6'],
    fc.property(arbitraryMainlandPhone, fc.constantFrom(...'012'), (phone, network) => {
      refused(validate, phone.slice(0, -1), 'malformed')
      refused(validate, `${phone}0`, 'malformed')
      refused(validate, `+86${phone}0`, 'malformed')
      refused(validate, `1${network}${phone.slice(2)}`, 'malformed')
    }),
  ),
  law(
    'should give eleven digits or a number of E.164, or refuse, for any text',
    ['C5.6'],
    fc.property(junkPhone, (raw) => {
      const answer = validate(raw)
      holds(!answer.ok || /^(?:1\d{10}|\+[1-9]\d{6,14})$/.test(answer.value), 'the value is no number')
    }),
  ),
  ...requiredLaws(validate, 'C5.6', junkPhone),
]

/** What holds of a rule for e-mail addresses (C5.7). */
export const emailLaws = (validate: FieldRule): readonly Law[] => [
  law(
    'should take every address as it is, without the space around it',
    ['C5.7'],
    fc.property(arbitraryEmail, (email) => {
      takenAs(validate, email, email)
      takenAs(validate, ` ${email}\t`, email)
    }),
  ),
  law(
    'should take no address without its @, its name, its domain, or the last dot',
    ['C5.7'],
    fc.property(arbitraryEmail, (email) => {
      refused(validate, email.replace('@', ''), 'malformed')
      refused(validate, email.replace(/^.*@/, '@'), 'malformed')
      refused(validate, email.replace(/@.*$/, '@'), 'malformed')
      refused(validate, email.replace(/@.*$/, '@localhost'), 'malformed')
    }),
  ),
  law(
    'should take no address with white space within or a second one behind it',
    ['C5.7'],
    fc.property(arbitraryEmail, arbitraryEmail, (email, other) => {
      refused(validate, email.replace('@', ' @'), 'malformed')
      refused(validate, `${email},${other}`, 'malformed')
      refused(validate, `${email}\n${other}`, 'malformed')
    }),
  ),
  ...requiredLaws(validate, 'C5.7', junkEmail),
]

/** What holds of a rule for the names of people (C5.7). */
export const nameLaws = (validate: FieldRule): readonly Law[] => [
  law(
    'should take every name as it is, without the space around it',
    ['C5.7'],
    fc.property(arbitraryPersonName, (name) => {
      takenAs(validate, name, name)
      takenAs(validate, `\u3000${name} `, name)
    }),
  ),
  law(
    'should refuse markup, addresses and digits that stand first',
    ['C5.7'],
    fc.property(
      arbitraryPersonName,
      fc.constantFrom('<', '>', '@', '{', '\\', ';', '\u0000'),
      (name, mark) => {
        refused(validate, `${name}${mark}x`, 'malformed')
        refused(validate, `7${name}`, 'malformed')
      },
    ),
  ),
  ...requiredLaws(validate, 'C5.7', junkPersonName),
]
