import fc from 'fast-check'
import {
  passwordErrors,
  passwordLength,
  type PasswordError,
  type PasswordSetting,
} from '../../domain/member/password.ts'
import type { Result } from '../../domain/result.ts'
import { arbitraryPasswordOf, junkPassword } from '../arbitraries/members.ts'
import { junkText } from '../arbitraries/text.ts'
import { oneOf, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** A password kept as typed, or one of its faults. */
export type PasswordRule = (password: string, setting: PasswordSetting) => Result<string, string>

/** What a policy asks for, where it differs from the portal's own. */
export interface PasswordPolicy {
  /** In characters, both ends included; at least 3 and 1 apart. */
  readonly min?: number
  readonly max?: number
  /** The faults that it refuses. */
  readonly refused?: readonly PasswordError[]
}

type Setting = Required<Pick<PasswordSetting, 'userName'>> & PasswordSetting

const nobody = { userName: '' }
const lackable = [
  ['noDigit', /[0-9]/g],
  ['noUpperCase', /[A-Z]/g],
  ['noLowerCase', /[a-z]/g],
] as const

/** Every fault that a policy knows of, in the words of the specification. */
function faultsIn(password: string, { userName, confirmation, former }: Setting, min: number, max: number) {
  const length = [...password].length
  const found: Readonly<Record<PasswordError, boolean>> = {
    tooShort: length < min,
    tooLong: length > max,
    whiteSpace: password.split(/\s/).length > 1,
    noDigit: password.search(/[0-9]/) < 0,
    noUpperCase: password.search(/[A-Z]/) < 0,
    noLowerCase: password.search(/[a-z]/) < 0,
    containsUserName: userName !== '' && password.split(userName).length > 1,
    sameAsFormer: former === password,
    confirmationDiffers: confirmation !== undefined && password !== confirmation,
  }
  return (Object.keys(found) as PasswordError[]).filter((fault) => found[fault])
}

/** What holds of a password policy (C5.4, C5.5). Where it is stricter or milder than the portal's own, say in what. */
export function passwordLaws(validate: PasswordRule, policy: PasswordPolicy = {}): readonly Law[] {
  const { min = passwordLength.min, max = passwordLength.max, refused = passwordErrors } = policy
  const good = arbitraryPasswordOf(min, max)
  const taken = (password: string, setting: PasswordSetting): void =>
    same(validate(password, setting), { ok: true, value: password }, 'the answer')
  const refusedFor = (password: string, setting: PasswordSetting, fault: PasswordError): void => {
    if (refused.includes(fault)) same(validate(password, setting), { ok: false, error: fault }, 'the answer')
    else taken(password, setting)
  }
  return [
    law(
      'should take every good password, and give it back',
      ['C5.4'],
      fc.property(good, (password) => {
        taken(password, { userName: `${password}.`, confirmation: password, former: `${password}1` })
        taken(password, nobody)
      }),
    ),
    law(
      `should take ${min} and ${max} characters, and refuse one fewer and one more`,
      ['C5.4'],
      fc.property(
        arbitraryPasswordOf(min, min),
        arbitraryPasswordOf(max, max),
        fc.constantFrom(...'a𠮷'),
        (shortest, longest, character) => {
          taken(shortest, nobody)
          taken(longest, nobody)
          refusedFor(longest + character, nobody, 'tooLong')
          const fewer = shortened(shortest)
          if (fewer !== null) refusedFor(fewer, nobody, 'tooShort')
        },
      ),
    ),
    law(
      'should need a digit, a capital and a small letter of ASCII, and name the one that lacks',
      ['C5.4'],
      fc.property(good, fc.constantFrom(...lackable), (password, [fault, kind]) => {
        refusedFor(password.replace(kind, '#'), nobody, fault)
      }),
    ),
    law(
      'should refuse white space of any kind anywhere',
      ['C5.4'],
      fc.property(
        arbitraryPasswordOf(min, max - 1),
        fc.constantFrom(...' \t\n\u00a0\u3000\u2009'),
        fc.nat(),
        (password, gap, at) => {
          const characters = [...password]
          const spaced = characters.toSpliced(at % (characters.length + 1), 0, gap).join('')
          refusedFor(spaced, nobody, 'whiteSpace')
        },
      ),
    ),
    law(
      'should refuse the user name, alone and within, and look for none that is empty',
      ['C5.4'],
      fc.property(good, fc.nat(), fc.nat(), (password, one, other) => {
        const [start = 0, end = 0] = [one % password.length, other % password.length].toSorted(
          (a, b) => a - b,
        )
        refusedFor(password, { userName: password.slice(start, end + 1) }, 'containsUserName')
        refusedFor(password, { userName: password }, 'containsUserName')
        taken(password, { userName: '', confirmation: password })
      }),
    ),
    law(
      'should refuse a confirmation that differs',
      ['C5.4'],
      fc.property(good, junkText, (password, other) => {
        fc.pre(other !== password)
        refusedFor(password, { userName: '', confirmation: other }, 'confirmationDiffers')
      }),
    ),
    law(
      'should refuse the former password',
      ['C5.5'],
      fc.property(good, (password) => {
        refusedFor(password, { userName: '', former: password }, 'sameAsFormer')
      }),
    ),
    law(
      'should take any text at all exactly when no rule is broken, and name a fault that it has',
      ['C5.4', 'C5.5'],
      fc.property(
        junkPassword,
        junkPassword,
        fc.constantFrom('same', 'other', 'none'),
        (password, other, way) => {
          const again =
            way === 'same' ? { confirmation: password } : way === 'other' ? { confirmation: other } : {}
          const setting = { userName: other, former: other, ...again }
          const faults = faultsIn(password, setting, min, max).filter((fault) => refused.includes(fault))
          const answer = validate(password, setting)
          if (faults.length === 0 || answer.ok) same(answer, { ok: faults.length === 0, value: password })
          else oneOf(answer.error, faults, 'the fault')
        },
      ),
      { numRuns: 300 },
    ),
  ]
}

/** Without one character that no rule asks for; null where there is none. */
function shortened(password: string): string | null {
  const characters = [...password]
  const at = characters.findIndex((_, index) => {
    const rest = characters.toSpliced(index, 1).join('')
    return lackable.every(([, kind]) => rest.search(kind) >= 0)
  })
  return at < 0 ? null : characters.toSpliced(at, 1).join('')
}
