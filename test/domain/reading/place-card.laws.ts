import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeCard } from '../../../core/domain/reading/place-card.ts'

const rooms = fc
  .record({
    left: fc.integer({ min: 0, max: 800 }),
    columnWidth: fc.integer({ min: 200, max: 900 }),
    windowHeight: fc.integer({ min: 300, max: 1400 }),
    across: fc.double({ min: 0, max: 1, noNaN: true }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
    height: fc.integer({ min: 40, max: 900 }),
  })
  .map(({ left, columnWidth, windowHeight, across, down, height }) => {
    const markLeft = left + across * (columnWidth - 20)
    const markTop = down * (windowHeight - 20)
    return {
      room: { left, right: left + columnWidth, top: 0, bottom: windowHeight },
      mark: { left: markLeft, right: markLeft + 20, top: markTop, bottom: markTop + 20 },
      width: 432,
      height,
    }
  })

describe('placeCard', () => {
  it('should stay within the sides of its room', () => {
    fc.assert(
      fc.property(rooms, (given) => {
        const { left, width } = placeCard(given)
        expect(left).toBeGreaterThanOrEqual(given.room.left)
        expect(left + width).toBeLessThanOrEqual(given.room.right)
      }),
    )
  })

  it('should never lie over its mark', () => {
    fc.assert(
      fc.property(rooms, (given) => {
        const { top } = placeCard(given)
        expect(top >= given.mark.bottom || top + given.height <= given.mark.top).toBe(true)
      }),
    )
  })

  it('should be seen whole where the window has room for it on either side of the mark', () => {
    fc.assert(
      fc.property(rooms, (given) => {
        const { mark, room, height } = given
        fc.pre(Math.max(room.bottom - mark.bottom, mark.top - room.top) >= height + 8)
        const { top } = placeCard(given)
        expect(top).toBeGreaterThanOrEqual(room.top)
        expect(top + height).toBeLessThanOrEqual(room.bottom)
      }),
    )
  })

  it('opens towards the middle of the column', () => {
    const at = (left: number) =>
      placeCard({
        mark: { left, right: left + 20, top: 100, bottom: 120 },
        room: { left: 300, right: 948, top: 0, bottom: 900 },
        width: 432,
        height: 200,
      })
    expect(at(320)).toEqual({ left: 320, top: 128, width: 432 })
    expect(at(900)).toEqual({ left: 488, top: 128, width: 432 })
  })
})
