import { fitRow, type FitModule } from '../../../core/domain/home/fit-rows.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Block {
  readonly id: number
  /** Height of one entry; 0 for a block that is no list. */
  readonly each: number
  readonly fixed: number
  readonly least: number
  readonly there: number
  readonly shown: number
}

const block: fc.Arbitrary<Block> = fc
  .record({
    id: fc.nat(),
    each: fc.constantFrom(0, 20, 45, 110),
    fixed: fc.integer({ min: 0, max: 400 }),
    least: fc.integer({ min: 1, max: 3 }),
    there: fc.integer({ min: 1, max: 12 }),
  })
  .map((own) => ({ ...own, least: Math.min(own.least, own.there), shown: own.there }))
const row = fc.array(
  fc.record({ width: fc.constant(4), modules: fc.array(block, { minLength: 1, maxLength: 4 }) }),
  { minLength: 1, maxLength: 3 },
)

const fit: FitModule<Block> = {
  range: ({ each, least, there }) => (each === 0 ? null : { least, most: there }),
  height: ({ fixed, each }, entries) => fixed + each * entries,
  cut: (own, shown) => ({ ...own, shown }),
}

const heights = (cells: readonly { readonly modules: readonly Block[] }[]): readonly number[] =>
  cells.map(({ modules }) => modules.reduce((sum, { fixed, each, shown }) => sum + fixed + each * shown, 0))

describe('fitRow', () => {
  it('should cut no list below its least nor beyond what there is, and keep every module in its place', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const fitted = fitRow(cells, fit)
        expect(fitted.map(({ modules }) => modules.map(({ id }) => id))).toEqual(
          cells.map(({ modules }) => modules.map(({ id }) => id)),
        )
        for (const { each, shown, least, there } of fitted.flatMap(({ modules }) => modules)) {
          expect(shown).toBeGreaterThanOrEqual(each === 0 ? there : least)
          expect(shown).toBeLessThanOrEqual(there)
        }
      }),
    )
  })

  it('should leave the only column of a row with all that there is', () => {
    fc.assert(
      fc.property(row, (cells) => {
        expect(fitRow(cells.slice(0, 1), fit)).toEqual(cells.slice(0, 1))
      }),
    )
  })

  it('should end no column further from the shortest whole one than its longest entry, where its lists allow', () => {
    fc.assert(
      fc.property(row, (cells) => {
        if (cells.length < 2) return
        const least = heights(
          cells.map(({ modules }) => ({ modules: modules.map((own) => ({ ...own, shown: own.least })) })),
        )
        const aim = Math.max(...least, Math.min(...heights(cells)))
        const after = heights(fitRow(cells, fit))
        for (const [index, height] of after.entries()) {
          const whole = heights(cells)[index] ?? 0
          expect(whole >= aim ? Math.abs(height - aim) : whole - height).toBeLessThanOrEqual(
            whole >= aim ? 110 : 0,
          )
        }
      }),
    )
  })
})
