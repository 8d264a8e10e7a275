import fc from 'fast-check'
import type { ContentLanguage } from '../../domain/language/content-language.ts'
import { isUiLanguage, uiLanguages } from '../../domain/language/ui-language.ts'
import { arbitraryContentLanguage, junkLanguage } from '../arbitraries/languages.ts'
import { same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** How sources write one tag. */
const spellings: readonly ((tag: string) => string)[] = [
  (tag) => tag.toLowerCase(),
  (tag) => tag.toUpperCase(),
  (tag) => tag.replaceAll('-', '_'),
  (tag) => ` ${tag}\n`,
]

/** What holds of a reader of language tags. */
export const contentLanguageLaws = (parse: (raw: string) => ContentLanguage | null): readonly Law[] => [
  law(
    'should read a canonical tag as it is',
    [],
    fc.property(arbitraryContentLanguage, (language) => {
      same(parse(language), language, 'the language')
    }),
  ),
  law(
    'should read every spelling of a tag as the canonical one',
    [],
    fc.property(arbitraryContentLanguage, fc.constantFrom(...spellings), (language, spell) => {
      same(parse(spell(language)), language, 'the language')
    }),
  ),
  law(
    'should read junk as none, or as a tag that it reads as the same again',
    [],
    fc.property(junkLanguage, (raw) => {
      const language = parse(raw)
      if (language === null) return
      same(parse(language), language, 'the language')
      same(/^[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/.test(language), true, 'its shape')
    }),
    { numRuns: 1_000 },
  ),
]

/** What holds of the languages in which a text is looked for. */
export function fallbackLaws(
  fallbacks: (language: ContentLanguage) => readonly ContentLanguage[],
): readonly Law[] {
  const each = (title: string, check: (found: readonly ContentLanguage[], asked: ContentLanguage) => void) =>
    law(
      title,
      ['C1.5'],
      fc.property(arbitraryContentLanguage, (language) => check(fallbacks(language), language)),
    )
  return [
    each('should look in the language itself first', ([first], asked) => same(first, asked, 'the first')),
    each('should look in every language once', (found) => {
      same(new Set(found).size, found.length, 'the number of languages')
    }),
    each('should look in every language of the interface', (found) => {
      same(found.filter(isUiLanguage).length, uiLanguages.length, 'the number of languages')
    }),
    each(
      'should look in what the language is a form of, from near to far, before any other',
      (found, asked) => {
        const lengths = found.map((one) => (`${asked}-`.startsWith(`${one}-`) ? one.length : 0))
        same(
          lengths.toSorted((a, b) => b - a),
          lengths,
          'the lengths of what they share with it',
        )
      },
    ),
  ]
}
