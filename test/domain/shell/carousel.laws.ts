import { nextSlide, previousSlide, slideAt } from '../../../core/domain/shell/carousel.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const count = fc.integer({ min: 1, max: 20 })
const index = fc.integer({ min: -100, max: 100 })

describe('slideAt', () => {
  it('should name a slide for any number, the same again after a whole round [C9.8]', () => {
    fc.assert(
      fc.property(index, count, (at, of) => {
        const slide = slideAt(at, of)
        expect(slide >= 0 && slide < of && Object.is(slide, Math.abs(slide))).toBe(true)
        expect(slideAt(at + of, of)).toBe(slide)
        expect(slideAt(slide, of)).toBe(slide)
      }),
    )
  })

  it('should name none where there is none, and be harmless for junk', () => {
    fc.assert(
      fc.property(fc.double(), fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 })), (at, of) => {
        const slide = slideAt(at, of)
        const none = !(of >= 1 && Number.isFinite(of))
        expect(none ? slide === -1 : slide >= 0 && slide < of).toBe(true)
      }),
    )
    expect(slideAt(NaN, 3)).toBe(0)
    expect(slideAt(Infinity, 3)).toBe(0)
    expect(slideAt(1.9, 3)).toBe(1)
    expect(slideAt(2, 2.9)).toBe(0)
    expect(slideAt(0, NaN)).toBe(-1)
  })

  it('should name a slide among more than can be counted one by one', () => {
    expect(slideAt(6.98e292, 1.79e308)).toBe(6.98e292)
    expect(slideAt(-1, 1e300)).toBe(0)
    expect(slideAt(-6, 3)).toBe(0)
  })
})

describe('nextSlide and previousSlide', () => {
  it('should undo each other, and wrap at both ends [C9.8]', () => {
    fc.assert(
      fc.property(index, count, (at, of) => {
        const slide = slideAt(at, of)
        expect(previousSlide(nextSlide(slide, of), of)).toBe(slide)
        expect(nextSlide(of - 1, of)).toBe(0)
        expect(previousSlide(0, of)).toBe(of - 1)
      }),
    )
    expect([nextSlide(0, 3), nextSlide(1, 3), nextSlide(2, 3), previousSlide(2, 3)]).toEqual([1, 2, 0, 1])
  })
})
