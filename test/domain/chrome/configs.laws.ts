import { backToTopPosition, headerStyles, normaliseFooter, normaliseHeader, searchTypes } from '@xuekan/core'
import { backToTopLaws, junkRawFooter, junkRawHeader } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

/** Every text within a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('normaliseHeader', () => {
  it('should give a whole config for any values [C3.2]', () => {
    fc.assert(
      fc.property(junkRawHeader, junkRawHeader, (raw, search) => {
        const header = normaliseHeader(raw, search)
        expect(headerStyles).toContain(header.style)
        expect(header.searchTypes.length).toBeGreaterThan(0)
        for (const type of header.searchTypes) expect(searchTypes).toContain(type)
        expect(header.customButtons.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  it("should leave no 'null' and no 'undefined' anywhere [C3.12]", () => {
    fc.assert(
      fc.property(junkRawHeader, junkRawFooter, (rawHeader, rawFooter) => {
        const texts = [...textsIn(normaliseHeader(rawHeader)), ...textsIn(normaliseFooter(rawFooter))]
        expect(texts.filter((text) => text === 'null' || text === 'undefined')).toEqual([])
      }),
    )
  })
})

describe('normaliseFooter', () => {
  it('should give a colour that is a colour or none', () => {
    fc.assert(
      fc.property(junkRawFooter, (raw) => {
        expect(normaliseFooter(raw).backgroundColor).toMatch(/^(?:#[\da-fA-F]{3}(?:[\da-fA-F]{3})?)?$/)
      }),
    )
  })
})

describe('backToTopPosition [C9.1]', () => {
  eachLaw(backToTopLaws(backToTopPosition))
})
