import {
  backToTopDuration,
  backToTopPosition,
  backToTopStep,
  headerStyles,
  normaliseFooter,
  normaliseHeader,
  searchTypes,
} from '@xuekan/core'
import { junkRawFooter, junkRawHeader } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

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

describe('backToTopPosition', () => {
  const from = fc.double({ min: 0, max: 100_000, noNaN: true })
  const time = fc.double({ min: 0, max: 1_000, noNaN: true })

  it('should never move down, and be at the top from 500 ms on [C9.1]', () => {
    fc.assert(
      fc.property(from, time, time, (start, a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)]
        expect(backToTopPosition(start, later)).toBeLessThanOrEqual(backToTopPosition(start, earlier))
        expect(backToTopPosition(start, backToTopDuration + later)).toBe(0)
        expect(backToTopPosition(start, 0)).toBe(start)
      }),
    )
  })

  it('should stand still within a step of 16.7 ms and move at the next [C9.1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 28 }), (step) => {
        const at = (steps: number): number => backToTopPosition(3_000, steps * backToTopStep)
        expect(at(step + 0.1)).toBe(at(step + 0.9))
        expect(at(step + 1.1)).toBeLessThan(at(step + 0.9))
      }),
    )
  })
})
