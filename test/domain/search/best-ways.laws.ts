import { bestWays, mostWays } from '../../../core/domain/search/best-ways.ts'
import type { CountedWay } from '../../../core/domain/search/no-hits.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const query = emptySearchQuery
const count = fc.integer({ min: 0, max: 4 })
const word = fc.constantFrom('a', 'b', 'c')
const way: fc.Arbitrary<CountedWay> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('unfiltered', 'everyField', 'respelt', 'interpreted'),
    query: fc.constant(query),
    count,
  }),
  fc.record({ kind: fc.constant('ofYear'), year: fc.constant('1998'), query: fc.constant(query), count }),
  fc.record({ kind: fc.constant('fewerWords'), without: word, query: fc.constant(query), count }),
  fc.record({ kind: fc.constant('oneWord'), word, query: fc.constant(query), count }),
)

describe('bestWays', () => {
  it('should name the word that tells most of what was meant before one that every article has', () => {
    const of = { kind: 'oneWord', word: 'of', query, count: 2000 } as const
    const fishway = { kind: 'oneWord', word: 'fishway', query, count: 51 } as const
    expect(bestWays([of, fishway])).toEqual([fishway, of])
  })

  it('should be a few of the ways as they are, each of which finds something', () => {
    fc.assert(
      fc.property(fc.array(way), fc.integer({ min: 0, max: mostWays }), (ways, most) => {
        const best = bestWays(ways, most)
        expect(best.length).toBeLessThanOrEqual(most)
        for (const each of best) {
          expect(ways).toContain(each)
          expect(each.count).toBeGreaterThan(0)
        }
        const words = best.filter(({ kind }) => kind === 'fewerWords' || kind === 'oneWord')
        expect(words.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('should have no way before another of its kind that finds more, of single words less, and a spelling first', () => {
    fc.assert(
      fc.property(fc.array(way), (ways) => {
        const best = bestWays(ways)
        for (const [at, { kind, count: found }] of best.entries())
          for (const other of best.slice(at + 1))
            expect(
              other.kind !== kind || (kind === 'oneWord' ? other.count >= found : other.count <= found),
            ).toBe(true)
        const spellings = best.map(({ kind }) => kind === 'respelt')
        expect(spellings).toEqual(spellings.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })
})
