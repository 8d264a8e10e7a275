import { homeModuleKinds, type HomeModuleKind } from '../../../core/domain/home/home-module.ts'
import { planRows } from '../../../core/domain/home/plan-rows.ts'
import { readingOrder, readingRank, type HomePart } from '../../../core/domain/home/reading-order.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Module {
  readonly id: number
  readonly rank: number
}

const row = fc
  .array(
    fc.record({
      width: fc.integer({ min: 1, max: 4 }),
      modules: fc.array(fc.nat(5), { minLength: 1, maxLength: 5 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((cells) => {
    let id = 0
    return cells.map(({ width, modules }) => ({
      width,
      modules: modules.map((rank): Module => ({ id: id++, rank })),
    }))
  })

const ordered = (cells: typeof row extends fc.Arbitrary<infer T> ? T : never) =>
  readingOrder<Module>(cells, ({ rank }) => rank)

const readTooEarly = (ranks: readonly number[]): number =>
  ranks.flatMap((one, at) => ranks.slice(at + 1).filter((later) => later < one)).length
const ranksOf = (parts: readonly HomePart<Module>[]) =>
  parts.flatMap(({ modules }) => modules.map(({ rank }) => rank))

describe('the order in which a row of a home is read', () => {
  it('has each module once, each column in its place with its modules in their order [C2.1]', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const parts = ordered(cells)
        let from = 1
        for (const { width, modules } of cells) {
          const own = parts.filter((part) => part.from === from)
          expect(own.flatMap((part) => part.modules)).toEqual(modules)
          expect(own.every((part) => part.width === width)).toBe(true)
          from += width
        }
        expect(ranksOf(parts)).toHaveLength(cells.flatMap(({ modules }) => modules).length)
      }),
    )
  })

  it('cuts one column at most, in an upper part and a lower one behind it', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const names = ordered(cells).map(({ part }) => part)
        expect([[], ['upper', 'lower']]).toContainEqual(names.filter((part) => part !== undefined))
      }),
    )
  })

  it('cuts a column only where fewer modules are then read too early', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const parts = ordered(cells)
        const whole = cells
          .map(({ modules }) => modules.map(({ rank }) => rank))
          .toSorted((a, b) => Math.min(...a) - Math.min(...b))
          .flat()
        const isCut = parts.some(({ part }) => part !== undefined)
        const gained = readTooEarly(whole) - readTooEarly(ranksOf(parts))
        expect(isCut ? gained > 0 : gained === 0).toBe(true)
      }),
    )
  })

  it('reads a row of columns of one module each from the first to the last', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), (ranks) => {
        const cells = ranks.map((rank, id) => ({ width: 1, modules: [{ id, rank }] }))
        const read = ranksOf(ordered(cells))
        expect(read).toEqual(read.toSorted((a, b) => a - b))
      }),
    )
  })

  it('has the issue before the latest articles, and after these what stands below the issue', () => {
    const kinds = [
      ['latest', 8],
      ['figures', 0],
      ['issue', 4],
      ['news', 0],
      ['ranking', 0],
    ] as const
    const [cells] = planRows(
      kinds.map(([kind, width]) => ({ kind, width, below: width === 0 })),
      () => true,
    )
    const parts = readingOrder(cells ?? [], ({ kind }) => readingRank(kind))
    expect(parts.map(({ from, part, modules }) => [from, part, modules.map(({ kind }) => kind)])).toEqual([
      [9, 'upper', ['issue']],
      [1, undefined, ['latest', 'figures']],
      [9, 'lower', ['news', 'ranking']],
    ])
  })

  it('has what tells of the journal first, its articles then, and who makes it last', () => {
    const read = homeModuleKinds.toSorted((a, b) => readingRank(a) - readingRank(b))
    const at = (kind: HomeModuleKind) => read.indexOf(kind)
    expect(at('lead')).toBeLessThan(at('issue'))
    expect(at('issue')).toBeLessThan(at('latest'))
    for (const kind of ['figures', 'news', 'video', 'houses'] as const) {
      expect(at('latest')).toBeLessThan(at(kind))
      expect(at(kind)).toBeLessThan(at('ranking'))
    }
    expect(at('ranking')).toBeLessThan(at('editors'))
  })
})
