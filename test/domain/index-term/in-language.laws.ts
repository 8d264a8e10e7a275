import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { termsInLanguage } from '../../../core/domain/index-term/in-language.ts'
import { arbitraryUiLanguage } from '../../../core/testing/index.ts'

const term = fc
  .record({ label: fc.constantFrom('渗流', 'seepage', 'DNA 损伤', 'X 射线', 'β-catenin'), count: fc.nat(99) })
  .map((each) => ({ ...each, value: each.label }))

describe('termsInLanguage', () => {
  it('keeps those that readers of the language look for', () => {
    const terms = ['渗流', 'seepage', 'DNA 损伤'].map((label) => ({ label, value: label, count: 2 }))
    expect(termsInLanguage(terms, 'zh').map(({ label }) => label)).toEqual(['渗流', 'DNA 损伤'])
    expect(termsInLanguage(terms, 'en').map(({ label }) => label)).toEqual(['seepage'])
  })

  it('leaves no reader without terms where there are any, and the order as it is', () => {
    fc.assert(
      fc.property(fc.array(term), arbitraryUiLanguage, (terms, language) => {
        const shown = termsInLanguage(terms, language)
        expect(shown.length === 0).toBe(terms.length === 0)
        expect(shown).toEqual(terms.filter((each) => shown.includes(each)))
      }),
    )
  })
})
