import fc from 'fast-check'
import type { ContentLanguage } from '../../domain/language/content-language.ts'
import { uiLanguages } from '../../domain/language/ui-language.ts'
import { junkText } from './text.ts'

const orNothing = (...subtags: readonly string[]): fc.Arbitrary<string> => fc.constantFrom('', ...subtags)

/** Tags in canonical form: languages with and without script, region, variant and private subtag. */
export const arbitraryContentLanguage: fc.Arbitrary<ContentLanguage> = fc
  .tuple(
    fc.constantFrom(...uiLanguages, 'pt', 'es', 'ru', 'fr', 'sr', 'ast'),
    orNothing('Hans', 'Latn', 'Cyrl'),
    orNothing('CN', 'BR', 'US', '419'),
    orNothing('1996'),
    orNothing('x-a', 'x-lab'),
  )
  .map((subtags) => subtags.filter((subtag) => subtag !== '').join('-') as ContentLanguage)

/** What may stand where a tag is expected. */
export const junkLanguage: fc.Arbitrary<string> = fc.oneof(
  junkText,
  fc.stringMatching(/^[a-zA-Z]{1,4}([-_][a-zA-Z0-9]{0,9}){0,4}$/),
  fc.constantFrom(
    '',
    '-',
    'english',
    'zh-',
    'en-US-US',
    'en_US.UTF-8',
    'x-lab',
    'i-klingon',
    'zh-min-nan',
    'und',
  ),
)
