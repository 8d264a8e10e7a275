import { typedPart } from '../../../core/domain/search/typed-part.ts'
import { arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('typedPart', () => {
  it.each([
    ['sediment transport', 'sed', 0, 3],
    ['Sediment transport', ' SED ', 0, 3],
    ['水库调度', '水库', 0, 2],
    ['ＡＢＣ', 'ab', 0, 2],
    ['madam of a Dam', 'dam', 11, 14],
    ['竖缝式鱼道', '鱼道', 3, 5],
    ['基于GIS', 'gis', 2, 5],
    ['earth-dam', 'dam', 6, 9],
    ['transport', 'sport', 0, 0],
    ['sediment', 'sediments', 0, 0],
    ['xa鱼道', 'a鱼', 0, 0],
    ['my madam', 'dam', 0, 0],
    ['sediment', ' ', 0, 0],
    ['', 'a', 0, 0],
  ])('of %j after %j is from %i to %i', (suggestion, typed, start, end) => {
    expect(typedPart(suggestion, typed)).toEqual({ start, end })
  })

  it('should be all of a suggestion that was typed, and of what begins with it as much', () => {
    fc.assert(
      fc.property(arbitraryText, fc.constantFrom('', ' 流', ' flow'), (text, rest) => {
        fc.pre(text.trim() === text)
        expect(typedPart(text + rest, text)).toEqual({ start: 0, end: text.length })
      }),
    )
  })

  it('should never cut a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (suggestion, typed) => {
        const { start, end } = typedPart(suggestion, typed)
        expect(end).toBeLessThanOrEqual(suggestion.length)
        expect(suggestion.slice(0, start)).not.toMatch(/[\uD800-\uDBFF]$/)
        expect(suggestion.slice(0, end)).not.toMatch(/[\uD800-\uDBFF]$/)
      }),
    )
  })
})
