import { pointerAims, type Box, type Point } from '../../../core/domain/menu/pointer-aims.ts'
import { swipesAway } from '../../../core/domain/menu/swipe-away.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const length = fc.integer({ min: -2_000, max: 2_000 })
const point: fc.Arbitrary<Point> = fc.record({ x: length, y: length })
const box: fc.Arbitrary<Box> = fc
  .tuple(length, length, fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))
const part = fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100)

const within = ({ left, top, right, bottom }: Box, across: number, down: number): Point => ({
  x: left + (right - left) * across,
  y: top + (bottom - top) * down,
})
const towards = (from: Point, to: Point, step: number): Point => ({
  x: from.x + (to.x - from.x) * step,
  y: from.y + (to.y - from.y) * step,
})
const outside = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x < left - 20 || x > right + 20 || y < top - 20 || y > bottom + 20

describe('pointerAims', () => {
  it('should hold for every step towards a place of the box', () => {
    fc.assert(
      fc.property(point, box, part, part, part, (from, menu, across, down, step) => {
        const now = towards(from, within(menu, across, down), step)
        fc.pre(now.x !== from.x || now.y !== from.y)
        expect(pointerAims(from, now, menu)).toBe(true)
      }),
    )
  })

  it('should never hold for the step back', () => {
    fc.assert(
      fc.property(point, box, part, part, part, (from, menu, across, down, step) => {
        fc.pre(outside(menu, from))
        const back = towards(from, within(menu, across, down), -step)
        expect(pointerAims(from, back, menu)).toBe(false)
      }),
    )
  })

  it('should never hold for a pointer that rests', () => {
    fc.assert(
      fc.property(point, box, (at, menu) => {
        expect(pointerAims(at, { ...at }, menu)).toBe(false)
      }),
    )
  })

  it('should be the same wherever on the screen, and in a mirror', () => {
    fc.assert(
      fc.property(point, point, box, point, (from, now, menu, by) => {
        const moved = (at: Point): Point => ({ x: at.x + by.x, y: at.y + by.y })
        const movedBox = {
          left: menu.left + by.x,
          right: menu.right + by.x,
          top: menu.top + by.y,
          bottom: menu.bottom + by.y,
        }
        const mirrored = (at: Point): Point => ({ x: -at.x, y: at.y })
        const mirroredBox = { ...menu, left: -menu.right, right: -menu.left }
        const aims = pointerAims(from, now, menu)
        expect(pointerAims(moved(from), moved(now), movedBox)).toBe(aims)
        expect(pointerAims(mirrored(from), mirrored(now), mirroredBox)).toBe(aims)
      }),
    )
  })

  it('should take junk for no direction', () => {
    fc.assert(
      fc.property(point, box, fc.constantFrom(NaN, Infinity, -Infinity), (from, menu, junk) => {
        expect(pointerAims(from, { x: junk, y: NaN }, menu)).toBe(false)
        expect(pointerAims({ x: NaN, y: junk }, from, menu)).toBe(false)
      }),
    )
  })

  it('knows the way down to a panel from the way along the bar', () => {
    const panel = { left: 0, top: 50, right: 300, bottom: 400 }
    expect(pointerAims({ x: 320, y: 30 }, { x: 310, y: 36 }, panel)).toBe(true)
    expect(pointerAims({ x: 320, y: 30 }, { x: 330, y: 30 }, panel)).toBe(false)
    expect(pointerAims({ x: 320, y: 20 }, { x: 310, y: 20 }, panel)).toBe(false)
  })
})

describe('swipesAway', () => {
  it('should hold for a long push to the left alone', () => {
    fc.assert(
      fc.property(
        point,
        fc.integer({ min: 48, max: 800 }),
        fc.integer({ min: -20, max: 20 }),
        (from, by, drift) => {
          expect(swipesAway(from, { x: from.x - by, y: from.y + drift })).toBe(true)
          expect(swipesAway(from, { x: from.x + by, y: from.y + drift })).toBe(false)
          expect(swipesAway(from, { x: from.x - by, y: from.y + by })).toBe(false)
        },
      ),
    )
    expect(swipesAway({ x: 100, y: 0 }, { x: 53, y: 0 })).toBe(false)
  })
})
