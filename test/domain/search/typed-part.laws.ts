import { typedPart } from '../../../core/domain/search/typed-part.ts'
import { arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('typedPart', () => {
  it.each([
    ['sediment transport', 'sed', 3],
    ['Sediment transport', ' SED ', 3],
    ['水库调度', '水库', 2],
    ['ＡＢＣ', 'ab', 2],
    ['transport', 'sport', 0],
    ['sediment', 'sediments', 0],
    ['sediment', ' ', 0],
    ['', 'a', 0],
  ])('of %j after %j is %i', (suggestion, typed, length) => {
    expect(typedPart(suggestion, typed)).toBe(length)
  })

  it('should be all of a suggestion that was typed, and of what begins with it as much', () => {
    fc.assert(
      fc.property(arbitraryText, fc.constantFrom('', ' 流', ' flow'), (text, rest) => {
        fc.pre(text.trim() === text)
        expect(typedPart(text + rest, text)).toBe(text.length)
      }),
    )
  })

  it('should never cut a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (suggestion, typed) => {
        const length = typedPart(suggestion, typed)
        expect(length).toBeLessThanOrEqual(suggestion.length)
        expect(suggestion.slice(0, length)).not.toMatch(/[\uD800-\uDBFF]$/)
      }),
    )
  })
})
