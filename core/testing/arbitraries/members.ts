import fc from 'fast-check'
import { imageTypes, type ImageType } from '../../domain/member/image-type.ts'
import { genders, type PersonalInfo } from '../../domain/member/member.ts'
import { passwordLength } from '../../domain/member/password.ts'
import { actions, roles, type Action, type Role } from '../../domain/member/role.ts'
import { arbitraryText, junkText } from './text.ts'

export const arbitraryRole: fc.Arbitrary<Role> = fc.constantFrom(...roles)

export const arbitraryAction: fc.Arbitrary<Action> = fc.constantFrom(...actions)

const digits = [...'0123456789']

const digitsOf = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...digits), minLength, maxLength })

/** A mobile number of the mainland: eleven digits. */
export const arbitraryMainlandPhone: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...'3456789'), digitsOf(9, 9))
  .map(([second, rest]) => `1${second}${rest}`)

/** A number of another country, in the form of E.164. */
export const arbitraryForeignPhone: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('1', '7', '33', '44', '49', '81', '82', '852', '886'), digitsOf(6, 11))
  .map(([country, rest]) => `+${country}${rest}`)

/** Anything that may be typed as a phone number. */
export const junkPhone: fc.Arbitrary<string> = fc.oneof(
  junkText,
  fc.string({ unit: fc.constantFrom(...'+0123456789 -()x'), maxLength: 20 }),
  arbitraryMainlandPhone,
  arbitraryForeignPhone,
)

const label = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength, maxLength: 12 })

export const arbitraryEmail: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.string({ unit: fc.constantFrom(...'aZ09_+-!'), minLength: 1, maxLength: 10 }),
        fc.constantFrom('李水利', 'søren', 'иван', 'علی\u200cرضا', 'नेहा', '𠮷野'),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    fc.array(fc.oneof(label(1), fc.constantFrom('水利学报', 'bücher', 'пример')), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.constantFrom('cn', 'com', 'org', 'xn--fiqs8s', '中国', 'рф', 'भारत'),
  )
  .map(([local, labels, top]) => `${local.join('.')}@${[...labels, top].join('.')}`)

/** Anything that may be typed as an e-mail address. */
export const junkEmail: fc.Arbitrary<string> = fc.oneof(
  junkText,
  arbitraryEmail,
  fc.string({ unit: fc.constantFrom(...'aZ0@@..-_ ,<>'), maxLength: 20 }),
)

/** A name without white space around it. */
export const arbitraryPersonName: fc.Arbitrary<string> = fc.constantFrom(
  '李水利',
  '阿凡提·买买提',
  "Siobhán O'Brien",
  'Jean-Luc Martin Jr.',
  'Ødegård',
  'Ли Мин',
  'X',
)

/** Anything that may be typed as a name. */
export const junkPersonName: fc.Arbitrary<string> = fc.oneof(
  junkText,
  arbitraryPersonName,
  fc.string({ unit: fc.constantFrom(...'aé李7<@. -'), maxLength: 60 }),
)

const passwordCharacters = fc.constantFrom(...'abcXYZ0189!@#_-李é𠮷')

/** A good password by length: one of each kind that is asked for, among others, in any order. `min` is at least 3. */
export const arbitraryPasswordOf = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...digits),
      fc.constantFrom(...'AMZ'),
      fc.constantFrom(...'amz'),
      fc.array(passwordCharacters, { minLength: min - 3, maxLength: max - 3, size: 'max' }),
    )
    .chain(([digit, upper, lower, rest]) => {
      const characters = [digit, upper, lower, ...rest]
      return fc.shuffledSubarray(characters, { minLength: characters.length })
    })
    .map((characters) => characters.join(''))

/** A good password: one of each kind that is asked for, among others, 8 to 20 characters in any order. */
export const arbitraryPassword: fc.Arbitrary<string> = arbitraryPasswordOf(
  passwordLength.min,
  passwordLength.max,
)

/** Anything that may be typed as a password: good ones, nearly good ones, and any text at all. */
export const junkPassword: fc.Arbitrary<string> = fc.oneof(
  arbitraryPassword,
  arbitraryPasswordOf(4, 24),
  fc.string({ unit: fc.constantFrom(...'aB1 _水\u3000'), maxLength: 22 }),
  junkText,
)

/** Keywords as `parseKeywords` gives them. */
export const arbitraryKeywords: fc.Arbitrary<readonly string[]> = fc.uniqueArray(
  fc
    .string({ unit: fc.constantFrom(...'ab 水,，.'), minLength: 1, maxLength: 8 })
    .map((word) => word.trim())
    .filter((word) => word !== ''),
  { maxLength: 6 },
)

const heads = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  bmp: [0x42, 0x4d, 0x46, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0, 0x28, 0, 0, 0],
} as const satisfies Record<ImageType, readonly number[]>

/** The bytes of an image of a type: its head as encoders write it, then any bytes. */
export const arbitraryImage: fc.Arbitrary<{ readonly type: ImageType; readonly bytes: Uint8Array }> = fc
  .tuple(fc.constantFrom(...imageTypes), fc.uint8Array({ maxLength: 64 }))
  .map(([type, rest]) => ({ type, bytes: Uint8Array.from([...heads[type], ...rest]) }))

/** Personal information that can be saved. */
export const arbitraryPersonalInfo: fc.Arbitrary<PersonalInfo> = fc.record({
  name: arbitraryPersonName,
  mobile: fc.oneof(fc.constant(''), arbitraryMainlandPhone, arbitraryForeignPhone),
  email: arbitraryEmail,
  region: arbitraryText,
  major: arbitraryText,
  institution: arbitraryText,
  researchFields: fc.uniqueArray(
    arbitraryText.filter((field) => field !== ''),
    { maxLength: 5 },
  ),
  gender: fc.option(fc.constantFrom(...genders)),
})
