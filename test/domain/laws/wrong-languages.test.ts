import type { ContentLanguage } from '../../../core/domain/language/content-language.ts'
import { parseContentLanguage } from '../../../core/domain/language/content-language.ts'
import { fallbacks } from '../../../core/domain/language/fallbacks.ts'
import { uiLanguages } from '../../../core/domain/language/ui-language.ts'
import { contentLanguageLaws, fallbackLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachIsCaught } from './caught.ts'

describe('contentLanguageLaws', () => {
  eachIsCaught([
    [
      'knows no subtags',
      contentLanguageLaws((raw) => parseContentLanguage(raw.split(/[-_]/)[0] ?? '')),
      'should read a canonical tag as it is',
    ],
    [
      'takes one spelling',
      contentLanguageLaws((raw) => (parseContentLanguage(raw) === raw ? raw : null)),
      'should read every spelling of a tag as the canonical one',
    ],
    [
      'takes anything',
      contentLanguageLaws((raw) => parseContentLanguage(raw) ?? (raw as ContentLanguage)),
      'should read junk as none, or as a tag that it reads as the same again',
    ],
  ])
})

describe('fallbackLaws', () => {
  eachIsCaught([
    [
      'begins with the interface',
      fallbackLaws((language) => [...new Set([...uiLanguages, ...fallbacks(language)])]),
      'should look in the language itself first',
    ],
    [
      'looks twice',
      fallbackLaws((language) => [...fallbacks(language), ...uiLanguages]),
      'should look in every language once',
    ],
    [
      'stops at the language',
      fallbackLaws((language) => [language]),
      'should look in every language of the interface',
    ],
    [
      'forgets that a tag is a form of another',
      fallbackLaws((language) => [...new Set([language, ...uiLanguages.toReversed()])]),
      'should look in what the language is a form of, from near to far, before any other',
    ],
  ])
})
