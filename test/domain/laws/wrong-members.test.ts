import { validateEmail } from '../../../core/domain/member/email.ts'
import {
  passwordFaults,
  validatePassword,
  type PasswordError,
  type PasswordSetting,
} from '../../../core/domain/member/password.ts'
import { validateName } from '../../../core/domain/member/person-name.ts'
import { validatePhone } from '../../../core/domain/member/phone.ts'
import { err, ok, type Result } from '../../../core/domain/result.ts'
import {
  assertLaws,
  emailLaws,
  nameLaws,
  passwordLaws,
  phoneLaws,
  type FieldRule,
  type PasswordRule,
} from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

/** A policy that finds these faults as the portal's does, but for some. */
const without =
  (...forgotten: readonly PasswordError[]): PasswordRule =>
  (password, setting) => {
    const [fault] = passwordFaults(password, setting).filter((one) => !forgotten.includes(one))
    return fault === undefined ? ok(password) : err(fault)
  }

const longer =
  (min: number, max: number): PasswordRule =>
  (password, setting) => {
    const length = [...password].length
    if (length < min) return err('tooShort')
    return length > max ? err('tooLong') : without('tooShort', 'tooLong')(password, setting)
  }

const everyKind = 'should need a digit, a capital and a small letter of ASCII, and name the one that lacks'
const lengths = 'should take 8 and 20 characters, and refuse one fewer and one more'
const wholeRule = 'should take any text at all exactly when no rule is broken, and name a fault that it has'

describe('passwordLaws', () => {
  it('holds of a stricter and of a milder policy, where it is named', () => {
    expect(assertLaws(passwordLaws(longer(12, 64), { min: 12, max: 64 }))).toBeUndefined()
    const refused = ['tooShort', 'tooLong', 'whiteSpace', 'confirmationDiffers'] as const
    const milder = without('noDigit', 'noUpperCase', 'noLowerCase', 'containsUserName', 'sameAsFormer')
    expect(assertLaws(passwordLaws(milder, { refused }))).toBeUndefined()
    // the shortest of all has nothing that it could spare
    expect(assertLaws(passwordLaws(longer(3, 4), { min: 3, max: 4 }))).toBeUndefined()
  })

  eachIsCaught([
    ['takes 7 characters', passwordLaws(longer(7, 20)), lengths],
    ['takes 21 characters', passwordLaws(longer(8, 21)), lengths],
    ['takes no more than 19', passwordLaws(longer(8, 19)), lengths],
    [
      'counts the units that encode a character',
      passwordLaws((password, setting) =>
        password.length > 20 ? err('tooLong') : validatePassword(password, setting),
      ),
      wholeRule,
    ],
    ['needs no digit', passwordLaws(without('noDigit')), everyKind],
    ['needs no capital', passwordLaws(without('noUpperCase')), everyKind],
    [
      'names another fault',
      passwordLaws((password, setting) => {
        const read = validatePassword(password, setting)
        return !read.ok && read.error === 'noLowerCase' ? err('noUpperCase') : read
      }),
      everyKind,
    ],
    [
      'looks for spaces alone',
      passwordLaws((password, setting) =>
        password.includes(' ') ? err('whiteSpace') : without('whiteSpace')(password, setting),
      ),
      'should refuse white space of any kind anywhere',
    ],
    [
      'refuses a user name only where it is the password',
      passwordLaws((password, setting) =>
        password === setting.userName
          ? err('containsUserName')
          : without('containsUserName')(password, setting),
      ),
      'should refuse the user name, alone and within, and look for none that is empty',
    ],
    [
      'finds an empty user name in every password',
      passwordLaws((password, setting) =>
        password.includes(setting.userName) ? err('containsUserName') : validatePassword(password, setting),
      ),
      'should take every good password, and give it back',
    ],
    [
      'gives another text back',
      passwordLaws((password, setting) => validatePassword(password.trim().slice(0, 19), setting)),
      'should take every good password, and give it back',
    ],
    [
      'asks for no confirmation',
      passwordLaws(without('confirmationDiffers')),
      'should refuse a confirmation that differs',
    ],
    ['takes the former password', passwordLaws(without('sameAsFormer')), 'should refuse the former password'],
    [
      'tells that what is short lacks a digit',
      passwordLaws((password, setting) => {
        const [first, second] = passwordFaults(password, setting)
        if (first === undefined) return ok(password)
        return err(first === 'tooShort' && second === undefined ? 'noDigit' : first)
      }),
      lengths,
    ],
    [
      'takes any text of the right length',
      passwordLaws((password: string, setting: PasswordSetting): Result<string, string> =>
        setting.former === password || /[\ud800-\udfff]/.test(password)
          ? ok(password)
          : validatePassword(password, setting),
      ),
      wholeRule,
    ],
  ])
})

const typed =
  (pattern: RegExp, validate: FieldRule = validatePhone): FieldRule =>
  (raw) =>
    raw.trim() === '' ? err('empty') : pattern.test(raw.trim()) ? ok(raw.trim()) : validate(raw)

const malformed: FieldRule = (raw) => (raw.trim() === '' ? err('empty') : err('malformed'))

describe('phoneLaws', () => {
  eachIsCaught([
    [
      'takes eleven digits alone',
      phoneLaws(typed(/^1\d{10}$/, malformed)),
      'should read a number of elsewhere with + or with 00',
    ],
    [
      'keeps the gaps',
      phoneLaws(typed(/^1[\d -]{10,12}$/)),
      'should read a number of the mainland alike in every way of writing it',
    ],
    [
      'takes every number that begins with 1',
      phoneLaws(typed(/^1\d{9,11}$/)),
      'should refuse a number of the mainland with a digit too few or too many, and one of no network',
    ],
    [
      'looks within the text',
      phoneLaws(typed(/\d{3}/)),
      'should give eleven digits or a number of E.164, or refuse, for any text',
    ],
    [
      'calls nothing empty',
      phoneLaws((raw) => (raw.trim() === '' ? err('malformed') : validatePhone(raw))),
      'should call blank text empty, and nothing else',
    ],
    [
      'gives what it refuses',
      phoneLaws((raw) => {
        const phone = validatePhone(raw)
        return phone.ok ? ok(phone.value.replace('+', '')) : phone
      }),
      'should give what is its own value, or refuse, for any text',
    ],
  ])
})

describe('emailLaws', () => {
  const ending = 'should take no address without its @, its name, its domain, or the last dot'
  eachIsCaught([
    ['looks for an @ alone', emailLaws(typed(/@/, validateEmail)), ending],
    ['needs no dot', emailLaws(typed(/^[^\s@]+@[^\s@]+$/, validateEmail)), ending],
    [
      'takes the first of two',
      emailLaws((raw) => validateEmail(raw.split(/[,\n]/)[0] ?? '')),
      'should take no address with white space within or a second one behind it',
    ],
    [
      'keeps the space around it',
      emailLaws((raw) => (validateEmail(raw).ok ? ok(raw) : validateEmail(raw))),
      'should take every address as it is, without the space around it',
    ],
    [
      'knows no plus sign',
      emailLaws((raw) => (raw.includes('+') ? err('malformed') : validateEmail(raw))),
      'should take every address as it is, without the space around it',
    ],
  ])
})

describe('nameLaws', () => {
  eachIsCaught([
    [
      'knows ASCII alone',
      nameLaws(typed(/^[A-Za-z' .-]+$/, malformed)),
      'should take every name as it is, without the space around it',
    ],
    [
      'takes anything',
      nameLaws(typed(/./s, malformed)),
      'should refuse markup, addresses and digits that stand first',
    ],
    [
      'calls nothing empty',
      nameLaws((raw) => (raw === '' ? err('malformed') : validateName(raw))),
      'should call blank text empty, and nothing else',
    ],
    [
      'turns capitals small each time',
      nameLaws((raw) => {
        const name = validateName(raw)
        return name.ok && name.value.length > 1 ? ok(name.value.slice(1)) : name
      }),
      'should give what is its own value, or refuse, for any text',
    ],
  ])
})
