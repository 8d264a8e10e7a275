import { excerpt } from '../../../core/domain/text/excerpt.ts'
import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('excerpt', () => {
  it('cuts between words where it can', () => {
    expect(excerpt('one two three four', 15)).toBe('one two three…')
    expect(excerpt('孤子在光纤中的传输', 5)).toBe('孤子在光…')
    expect(excerpt('short', 5)).toBe('short')
  })

  it.each([
    ['at the last space, not within the word', 'one two three four', 17, 'one two three…'],
    ['without white space before the ellipsis', 'one two three  four', 16, 'one two three…'],
    ['within the word where the space stands at two thirds', 'abcd efg', 7, 'abcd e…'],
    ['within the word where the space stands far in front', 'ab cdefghij', 8, 'ab cdef…'],
    ['to the ellipsis alone where there is room for no more', 'abc', 0, '…'],
  ] as const)('cuts %s', (_, text, limit, cut) => {
    expect(excerpt(text, limit)).toBe(cut)
  })

  it('should be at most so long and a beginning of the text', () => {
    fc.assert(
      fc.property(junkText, fc.integer({ min: 1, max: 30 }), (text, limit) => {
        const cut = excerpt(text, limit)
        expect([...cut].length).toBeLessThanOrEqual(limit)
        expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true)
      }),
    )
  })
})
