import { parseContentLanguage } from '../../../core/domain/language/content-language.ts'
import { fallbacks } from '../../../core/domain/language/fallbacks.ts'
import { resolveLanguage } from '../../../core/domain/language/resolve-language.ts'
import { contentLanguageLaws, fallbackLaws, languageLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('resolveLanguage [C4.1, C7.2]', () => {
  eachLaw(languageLaws(resolveLanguage))
})

describe('parseContentLanguage', () => {
  eachLaw(contentLanguageLaws(parseContentLanguage))
})

describe('fallbacks [C1.5]', () => {
  eachLaw(fallbackLaws(fallbacks))
})
