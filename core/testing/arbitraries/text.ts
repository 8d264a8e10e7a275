import fc from 'fast-check'
import { uiLanguages, type UiLanguage } from '../../domain/language/ui-language.ts'
import type { LocalizedText } from '../../domain/language/localized.ts'

export const arbitraryUiLanguage: fc.Arbitrary<UiLanguage> = fc.constantFrom(...uiLanguages)

export const arbitraryUiLanguageOrNone: fc.Arbitrary<UiLanguage | null> = fc.option(arbitraryUiLanguage)

const characters = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aZm059é李水利-_.~') },
  { weight: 3, arbitrary: fc.constantFrom(...' /?#&=+%;:()<>@,|"\'\\[]') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
)

/** Words that the grammar of addresses reads for itself, to be carried as values. */
const loadedWords = fc.constantFrom(
  '0',
  'zh',
  'en',
  'doi',
  'id',
  'home',
  '10.1234',
  '10.5555/a',
  'a.pdf',
  '%2F',
  '.',
  '..',
)

/** Well-formed text that is not '', often with characters that addresses and markup give a meaning. */
export const arbitraryValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: characters, minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: loadedWords },
)

export const arbitraryValueOrNone: fc.Arbitrary<string | null> = fc.option(arbitraryValue)

/** Any UTF-16 text, lone surrogates and control characters too. */
export const junkText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: characters, maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
)

const words = fc.constantFrom('soliton', 'river', 'Inner core', '水利', '孤子传输', 'x', 'II', '2026')

/** Readable text, sometimes ''. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .array(words, { maxLength: 4 })
  .map((parts) => parts.join(' '))

/** Text with inline markup, entities and unfinished tags. */
export const arbitraryMarkup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      words,
      fc.constantFrom('<sub>2</sub>', '<sup>+</sup>', '<italic>n</italic>', '<b>', '</i>', '<p>', '</p>'),
      fc.constantFrom('&lt;', '&amp;', '&#945;', '&bogus;', ' < 0.05', '<!-- c -->', '<br/>', '<x y="z">'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

export const arbitraryLocalizedText: fc.Arbitrary<LocalizedText> = fc.record({
  zh: arbitraryText,
  en: arbitraryText,
})

export const arbitraryLocalizedMarkup: fc.Arbitrary<LocalizedText> = fc.record({
  zh: arbitraryMarkup,
  en: arbitraryMarkup,
})
