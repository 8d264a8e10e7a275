import { facetsFrom, facetsTo, mostChosen, narrowsFacets } from '../../../core/domain/search/facet-choice.ts'
import { markOf, withMark } from '../../../core/domain/search/facet-mark.ts'
import { facetNumber } from '../../../core/domain/search/facet-number.ts'
import { searchQueryFrom } from '../../../core/domain/search/search-address.ts'
import { facetFields } from '../../../core/domain/search/facet-field.ts'
import { arbitrarySearchQuery } from '@xuekan/core/testing'
import { choiceHolds } from '../../../core/testing/fakes/choice-holds.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const arbitraryFacets = arbitrarySearchQuery.map(({ facets }) => facets)
const anyField = fc.constantFrom(...facetFields)
const anyMark = fc.constantFrom('any', 'none', 'free')
const anyValue = fc.string({ minLength: 1, maxLength: 4 })

describe('facets of a search', () => {
  it('are in an address what they were, whatever order it has [C2.25, C2.31]', () => {
    fc.assert(
      fc.property(arbitraryFacets, (choices) => {
        expect(facetsFrom(facetsTo(choices))).toEqual(choices)
        expect(facetsFrom(facetsTo(choices).toReversed())).toEqual(choices)
      }),
    )
  })

  it('stay those of addresses that choose one value [C2.25]', () => {
    expect(searchQueryFrom([['year', '2026']]).facets).toEqual({ year: { any: ['2026'], none: [] } })
  })

  it('take one value at a time, and leave every other as it was', () => {
    fc.assert(
      fc.property(arbitraryFacets, anyField, anyValue, anyMark, (choices, field, value, mark) => {
        const marked = withMark(choices, field, value, mark)
        expect(markOf(marked, field, value)).toBe(mark)
        for (const each of facetFields) {
          const { any = [], none = [] } = choices[each] ?? {}
          for (const other of [...any, ...none]) {
            if (each === field && other === value) continue
            expect(markOf(marked, each, other)).toBe(markOf(choices, each, other))
          }
        }
        expect(withMark(marked, field, value, markOf(choices, field, value))).toEqual(choices)
      }),
    )
  })

  it('take a range of years that a form sends as one value, whichever end stands first [C2.31]', () => {
    const year = fc.option(fc.integer({ min: 1000, max: 9999 }), { nil: null })
    fc.assert(
      fc.property(year, year, (from, to) => {
        const typed = (value: number | null): string => (value === null ? '' : String(value))
        const chosen = facetsFrom([
          ['from.year', typed(from)],
          ['to.year', typed(to)],
        ]).year?.any
        const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to]
        const value = `${typed(first)}..${typed(last)}`
        expect(chosen).toEqual(value === '..' ? undefined : [value])
      }),
    )
    expect(facetsFrom([['from.year', 'soon']])).toEqual({})
  })

  it('are none where nothing is chosen, and no more than an address has room for', () => {
    expect(narrowsFacets(facetsFrom([['year', '']]))).toBe(false)
    const many = Array.from({ length: 90 }, (_, at) => ['not.keyword', `k${at}`] as const)
    expect(facetsFrom(many).keyword?.none).toHaveLength(mostChosen)
  })

  it('count what a click finds: hits and what it brings, or hits without what it takes', () => {
    const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 2 })
    fc.assert(
      fc.property(
        fc.array(values),
        anyField,
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), anyMark)),
        (corpus, field, marks) => {
          let choices = {}
          for (const [value, mark] of marks) choices = withMark(choices, field, value, mark)
          const totalOf = (asked: ReturnType<typeof withMark>): number =>
            corpus.filter((own) => choiceHolds(asked[field], own)).length
          const total = totalOf(choices)
          for (const value of ['a', 'b', 'c', 'd']) {
            const mark = markOf(choices, field, value)
            const count = totalOf(withMark(choices, field, value, mark === 'free' ? 'any' : 'free'))
            const number = facetNumber(choices, field, { value, count }, total)
            const found = { total: 0, more: total, less: total, own: count - (number?.count ?? 0) }
            expect(found[number?.kind ?? 'own'] + (number?.count ?? 0)).toBe(count)
            expect(number?.count).toBeGreaterThanOrEqual(0)
            expect(facetNumber(choices, field, { value, count: null }, total)).toBeNull()
          }
        },
      ),
    )
  })
})
