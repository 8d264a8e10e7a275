import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestZoom, moveBy, unzoomed, zoomAt, type Zoom } from '../../../core/domain/reading/zoom.ts'

const stage = { width: 800, height: 600 }
const anyPoint = fc.record({
  x: fc.double({ min: -400, max: 400, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
})
const anyFactor = fc.double({ min: 0.2, max: 5, noNaN: true })
const anySteps = fc.array(fc.tuple(anyFactor, anyPoint), { maxLength: 8 })
const reached = (steps: readonly (readonly [number, { readonly x: number; readonly y: number }])[]): Zoom =>
  steps.reduce<Zoom>((zoom, [factor, at]) => zoomAt(zoom, factor, at, stage), unzoomed)

describe('a zoom', () => {
  it('should stay between the whole picture and the largest one, and cover the stage', () => {
    fc.assert(
      fc.property(anySteps, anyPoint, (steps, by) => {
        const { scale, x, y } = moveBy(reached(steps), { x: by.x * 20, y: by.y * 20 }, stage)
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(largestZoom)
        expect(Math.abs(x)).toBeLessThanOrEqual((stage.width * (scale - 1)) / 2 + 1e-6)
        expect(Math.abs(y)).toBeLessThanOrEqual((stage.height * (scale - 1)) / 2 + 1e-6)
      }),
    )
  })

  it('should keep what lies under the pointer there while it grows', () => {
    fc.assert(
      fc.property(anySteps, fc.double({ min: 1, max: 3, noNaN: true }), anyPoint, (steps, factor, at) => {
        const before = reached(steps)
        const after = zoomAt(before, factor, at, stage)
        expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale, 6)
        expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale, 6)
      }),
    )
  })

  it('should be the whole picture again when it is as small', () => {
    fc.assert(
      fc.property(anySteps, anyPoint, (steps, at) => {
        expect(zoomAt(reached(steps), 1 / largestZoom, at, stage)).toEqual(unzoomed)
        expect(moveBy(unzoomed, at, stage)).toEqual(unzoomed)
      }),
    )
  })
})
