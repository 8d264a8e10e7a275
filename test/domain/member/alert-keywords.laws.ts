import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isToldOf } from '../../../core/domain/member/alert-keywords.ts'
import { arbitraryKeywords } from '../../../core/testing/arbitraries/members.ts'

const titles = ['Flow in <meandering> channels', '弯曲河道中的水流', 'Sediment transport by shear layers']

describe('isToldOf', () => {
  it.each([
    [[], true],
    [['sediment'], true],
    [['shear layer'], true],
    [['layer of shear'], false],
    [['河道'], true],
    [['水库'], false],
    [['dam', 'CHANNEL'], true],
    [['—'], false],
  ])('answers keywords %j with %s [C5.11]', (keywords, told) => {
    expect(isToldOf(titles, keywords)).toBe(told)
  })

  it('should tell of no less for more keywords, and of everything for none [C5.11]', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), arbitraryKeywords, fc.string(), (texts, keywords, more) => {
        expect(isToldOf(texts, [])).toBe(true)
        const told = keywords.length > 0 && isToldOf(texts, keywords)
        expect(told && !isToldOf(texts, [...keywords, more])).toBe(false)
      }),
    )
  })
})
