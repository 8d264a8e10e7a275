import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  minutesLeft,
  readingPlace,
  type ReadingMeasures,
} from '../../../core/domain/reading/reading-place.ts'

/** A page whose text lies within it, and whose headings lie within the text. */
const pages = fc
  .record({
    windowHeight: fc.integer({ min: 200, max: 1600 }),
    start: fc.integer({ min: 0, max: 2000 }),
    length: fc.integer({ min: 1, max: 30_000 }),
    behind: fc.integer({ min: 0, max: 3000 }),
    headings: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
    target: fc.option(fc.nat(12)),
  })
  .map(({ windowHeight, start, length, behind, headings, target }) => ({
    target,
    windowHeight,
    start,
    end: start + length,
    documentHeight: Math.max(windowHeight, start + length + behind),
    headings: headings.map((part) => start + part * length).toSorted((a, b) => a - b),
  }))

const at = (page: Omit<ReadingMeasures, 'scrollTop'>, part: number): ReadingMeasures => ({
  ...page,
  scrollTop: part * (page.documentHeight - page.windowHeight),
})
const parts = fc.double({ min: 0, max: 1, noNaN: true })

describe('readingPlace', () => {
  it('should never go back while the reader goes on', () => {
    fc.assert(
      fc.property(pages, parts, parts, (page, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((part) =>
          readingPlace(at(page, part)),
        )
        expect(after?.present).toBeGreaterThanOrEqual(before?.present ?? 0)
        expect(after?.progress).toBeGreaterThanOrEqual(before?.progress ?? 0)
      }),
    )
  })

  it('should be at the first heading and nothing read at the top, at the last and all read at the end', () => {
    fc.assert(
      fc.property(pages, (page) => {
        fc.pre(page.headings.length > 0 && page.documentHeight > page.windowHeight)
        expect(readingPlace({ ...at(page, 0), headings: [page.windowHeight] })).toEqual({
          present: 0,
          progress: 0,
        })
        expect(readingPlace(at({ ...page, target: null }, 1))).toEqual({
          present: page.headings.length - 1,
          progress: 1,
        })
      }),
    )
  })

  it('should name the last heading above a third of the window, away from the end of the page', () => {
    fc.assert(
      fc.property(pages, parts, (page, part) => {
        const measured = at(
          { ...page, target: null, documentHeight: page.documentHeight + 2 * page.windowHeight },
          part,
        )
        fc.pre(measured.scrollTop < measured.documentHeight - 2 * page.windowHeight)
        const line = measured.scrollTop + page.windowHeight / 3
        const { present } = readingPlace(measured)
        const clear = page.headings.map((top, index) => ({ top, index })).slice(1)
        const sides = clear.filter(({ top }) => Math.abs(top - line) > 0.001)
        expect(sides.map(({ index }) => index <= present)).toEqual(sides.map(({ top }) => top < line))
      }),
    )
  })

  it('stays at the heading that a link led to, though the next one follows at once, until it is left behind', () => {
    const page = {
      windowHeight: 900,
      documentHeight: 9000,
      start: 500,
      end: 8000,
      headings: [600, 2000, 2070],
    }
    const presentAt = (scrollTop: number, target: number | null): number =>
      readingPlace({ ...page, scrollTop, target }).present
    expect(presentAt(1916, 1)).toBe(1)
    expect(presentAt(1916, null)).toBe(2)
    expect(presentAt(2001, 1)).toBe(2)
    expect(presentAt(700, 1)).toBe(0)
    expect(presentAt(1916, 7)).toBe(2)
  })

  it('says that there is no heading, and that an empty text has nothing to read', () => {
    const page = {
      scrollTop: 10,
      windowHeight: 500,
      documentHeight: 2000,
      start: 300,
      end: 300,
      headings: [],
    }
    expect(readingPlace(page)).toEqual({ present: -1, progress: 0 })
  })
})

describe('minutesLeft', () => {
  it('should fall from all to one, and say nothing at the end alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), parts, (minutes, progress) => {
        const left = minutesLeft(minutes, progress)
        expect(left === null).toBe(progress >= 1)
        expect(left ?? 1).toBeGreaterThanOrEqual(1)
        expect(left ?? 1).toBeLessThanOrEqual(minutes)
      }),
    )
    expect(minutesLeft(9, 0)).toBe(9)
    expect(minutesLeft(9, 2)).toBeNull()
  })
})
