import fc from 'fast-check'
import { selectionLimit } from '../../domain/member/at-most-five.ts'
import type { ImageType } from '../../domain/member/image-type.ts'
import { uploadPurposes, uploadRules, type UploadPurpose } from '../../domain/member/upload.ts'
import type { Result } from '../../domain/result.ts'
import { arbitraryImage } from '../arbitraries/members.ts'
import { same } from './expectation.ts'
import { law, lawOfEach, type Law } from './law.ts'

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'0123456789*a水𠮷'), maxLength: 14 }),
)

/** What holds of the mask over the middle of a user name (C4.5). */
export const maskLaws = (mask: (name: string) => string): readonly Law[] => [
  law(
    'should mask the characters at positions -8 to -4 of a name of eight or more, and no others',
    ['C4.5'],
    fc.property(anyName, (name) => {
      const characters = [...name]
      fc.pre(characters.length >= 8)
      const expected = [...characters.slice(0, -8), '****', ...characters.slice(-4)].join('')
      same(mask(name), expected, 'the masked name')
    }),
  ),
  law(
    'should show the mask and the last four of a name of five to seven',
    ['C4.5'],
    fc.property(fc.array(fc.constantFrom(...'ab1水𠮷*'), { minLength: 5, maxLength: 7 }), (characters) => {
      same(mask(characters.join('')), `****${characters.slice(-4).join('')}`, 'the masked name')
    }),
  ),
  law(
    'should leave a name of four or fewer as it is',
    ['C4.5'],
    fc.property(fc.array(fc.constantFrom(...'ab1水𠮷*'), { maxLength: 4 }), (characters) => {
      same(mask(characters.join('')), characters.join(''), 'the masked name')
    }),
  ),
  lawOfEach('should make u****ined of what leaked', ['C4.5'], ['undefined'], (name) => {
    same(mask(name), 'u****ined', 'the masked name')
  }),
]

/** What holds of a picker that takes a few choices (C5.10). */
export const atMostFiveLaws = (
  choose: (choices: readonly number[]) => Result<readonly number[], string>,
  limit: number = selectionLimit,
): readonly Law[] => [
  law(
    `should take the choices in their order, each once, where at most ${limit} differ`,
    ['C5.10'],
    fc.property(fc.array(fc.nat({ max: limit - 1 })), (choices) => {
      same(choose(choices), { ok: true, value: [...new Set(choices)] }, 'the answer')
    }),
  ),
  law(
    `should refuse more than ${limit} that differ`,
    ['C5.10'],
    fc.property(
      fc.uniqueArray(fc.nat({ max: 50 }), { minLength: limit + 1, maxLength: limit + 5 }),
      (choices) => {
        same(choose([...choices, ...choices.slice(0, 2)]), { ok: false, error: 'tooMany' }, 'the answer')
      },
    ),
  ),
]

/** The type of a file's content, or why it is refused. */
export type UploadRule = (bytes: Uint8Array, purpose: UploadPurpose) => Result<ImageType, string>

const arbitraryPurpose = fc.constantFrom(...uploadPurposes)

const takes = (purpose: UploadPurpose, type: ImageType): boolean =>
  (uploadRules[purpose].types as readonly ImageType[]).includes(type)

/** What holds of a rule for uploads, which looks at the content (C5.9). */
export const uploadLaws = (validate: UploadRule): readonly Law[] => [
  law(
    'should take an image by its content where its purpose takes the type',
    ['C5.9'],
    fc.property(arbitraryImage, arbitraryPurpose, ({ type, bytes }, purpose) => {
      same(
        validate(bytes, purpose),
        takes(purpose, type) ? { ok: true, value: type } : { ok: false, error: 'wrongType' },
        'the answer',
      )
    }),
  ),
  law(
    'should refuse bytes that are no image, also an image behind other bytes',
    ['C5.9'],
    fc.property(
      arbitraryImage,
      fc.uint8Array({ maxLength: 8 }),
      fc.integer({ min: 0, max: 0x40 }),
      arbitraryPurpose,
      ({ bytes }, other, first, purpose) => {
        const wrong = { ok: false, error: 'wrongType' }
        same(validate(Uint8Array.from([first, ...bytes]), purpose), wrong, 'the answer')
        same(validate(Uint8Array.from([first, ...other]), purpose), wrong, 'the answer')
      },
    ),
  ),
  lawOfEach(
    'should take the largest size, and refuse one byte more, and a large file of a wrong type for its type',
    ['C5.9'],
    uploadPurposes,
    (purpose) => {
      const { largest } = uploadRules[purpose]
      const bytes = new Uint8Array(largest + 1)
      same(validate(bytes, purpose), { ok: false, error: 'wrongType' }, 'the answer to no image')
      bytes.set([0xff, 0xd8, 0xff, 0xe0])
      const fits = validate(bytes.subarray(0, largest), purpose)
      same(fits, { ok: true, value: 'jpg' }, `the answer to ${largest} bytes`)
      const tooLarge = validate(bytes, purpose)
      same(tooLarge, { ok: false, error: 'tooLarge' }, `the answer to ${largest + 1} bytes`)
    },
  ),
]
