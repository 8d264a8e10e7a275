import { wholeColumns, wholeRows } from '../../../core/domain/home/whole-columns.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('wholeColumns', () => {
  it('should choose columns that leave no hole wherever one of the choices does', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (count) => {
        const columns = wholeColumns(count, [4, 3, 5])
        expect(columns).toBeGreaterThan(0)
        const isPossible = [3, 4, 5].some((choice) => count % choice === 0)
        expect(isPossible && count > 0 ? count % columns : 0).toBe(0)
      }),
    )
    expect([8, 9, 5, 7, 2].map((count) => wholeColumns(count, [4, 3, 5]))).toEqual([4, 3, 5, 4, 2])
  })
})

describe('wholeRows', () => {
  it('should leave out no more than what an unfilled row holds, and nothing of a first one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.integer({ min: 1, max: 6 }),
        (entries, columns) => {
          const shown = wholeRows(entries, columns)
          expect(entries.slice(0, shown.length)).toEqual(shown)
          expect(entries.length - shown.length).toBeLessThan(columns)
          expect(entries.length < columns || shown.length % columns === 0).toBe(true)
        },
      ),
    )
  })
})
