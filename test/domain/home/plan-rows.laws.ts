import { planRows, wholeRow } from '../../../core/domain/home/plan-rows.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const arranged = fc.array(
  fc.record({
    id: fc.nat(),
    width: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, -3, 13, 2.5, NaN)),
    below: fc.boolean(),
    full: fc.boolean(),
  }),
  { maxLength: 30 },
)
type Arranged = typeof arranged extends fc.Arbitrary<infer T> ? T : never

const rowsOf = (modules: Arranged) => planRows(modules, ({ full }) => full)

describe('planRows', () => {
  it('should close every row: its columns are twelve twelfths wide, and none is without a module', () => {
    fc.assert(
      fc.property(arranged, (modules) => {
        for (const row of rowsOf(modules)) {
          expect(row.reduce((sum, { width }) => sum + width, 0)).toBe(wholeRow)
          for (const cell of row) expect(cell.modules.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('should show every module with content once, in its order, and none without', () => {
    fc.assert(
      fc.property(arranged, (modules) => {
        const shown = rowsOf(modules).flatMap((row) => row.flatMap((cell) => cell.modules))
        expect(shown).toEqual(modules.filter(({ full }) => full))
      }),
    )
  })

  it('should make no column narrower than it asked', () => {
    fc.assert(
      fc.property(arranged, (modules) => {
        for (const { width, modules: own } of rowsOf(modules).flat()) {
          const [first] = own
          if (first === undefined || first.below || !(first.width >= 1 && first.width <= 12)) continue
          expect(width).toBeGreaterThanOrEqual(Math.floor(first.width))
        }
      }),
    )
  })

  it('should leave rows as they are arranged where every module has content', () => {
    const at = (id: number, width: number, below = false) => ({ id, width, below, full: true })
    const widths = rowsOf([at(1, 8), at(2, 4), at(3, 0, true), at(4, 12), at(5, 3), at(6, 4)]).map((row) =>
      row.map(({ width, modules }) => [width, modules.map(({ id }) => id)]),
    )
    expect(widths).toEqual([
      [
        [8, [1]],
        [4, [2, 3]],
      ],
      [[12, [4]]],
      [
        [3, [5]],
        [9, [6]],
      ],
    ])
  })

  it.each([
    ['the column before it', [8, 4], [true, false], [12]],
    ['the one behind the first', [5, 7], [false, true], [12]],
    ['the nearest before it', [3, 6, 3], [true, false, true], [9, 3]],
    ['all alike in a row of equals', [3, 3, 3, 3], [true, false, true, true], [4, 4, 4]],
    ['the column before it where equals cannot be parted', [3, 3, 3, 3], [true, true, false, false], [6, 6]],
  ] as const)('gives the width of an empty column to %s', (_, widths, full, expected) => {
    const modules = widths.map((width, id) => ({ id, width, below: false, full: full[id] ?? true }))
    expect(rowsOf(modules).map((row) => row.map(({ width }) => width))).toEqual([expected])
  })
})
