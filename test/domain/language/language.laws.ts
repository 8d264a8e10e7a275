import { resolveLanguage } from '../../../core/domain/language/resolve-language.ts'
import { languageLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('resolveLanguage [C4.1, C7.2]', () => {
  eachLaw(languageLaws(resolveLanguage))
})
