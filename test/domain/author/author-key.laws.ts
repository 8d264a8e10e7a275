import { authorKey } from '../../../core/domain/author/author-key.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const word = fc.stringMatching(/^[A-Za-z]{1,8}$/)

describe('authorKey', () => {
  it('should not depend on the order, the letter case and the spaces of a name [C7.16]', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const key = authorKey(words.join(' '))
        expect(authorKey(words.toReversed().join(',  ').toUpperCase())).toBe(key)
        expect(authorKey(` ${words.join('. ').toLowerCase()} `)).toBe(key)
      }),
    )
  })

  it('should be its own key, and total [C7.16]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(authorKey(authorKey(name))).toBe(authorKey(name))
      }),
    )
  })
})
