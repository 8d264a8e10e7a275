import { foldedAuthors } from '../../../core/domain/article/folded-authors.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('foldedAuthors [C3.13]', () => {
  it('should lose nobody and keep the order, and fold nothing that all but fits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (authors) => {
        const { first, folded, last } = foldedAuthors(authors)
        expect([...first, ...folded, ...last]).toEqual(authors)
        expect(folded.length === 0 || folded.length > 5).toBe(true)
        expect(first.length + last.length).toBeLessThanOrEqual(12)
      }),
    )
  })
})
