import { arbitrarySearchQuery } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addedBelow, crossesLanguages, nothingAdded } from '../../../core/domain/search/across-languages.ts'
import type { AddedHits } from '../../../core/domain/search/search-result.ts'
import { arbitrarySearchResult } from '../../../core/testing/arbitraries/search-results.ts'

const simple = (term: string): boolean => crossesLanguages({ term, field: 'all' })

const han = fc.string({ unit: fc.constantFrom('水', '库', 'a', ' ', '"', ':') })

describe('crossesLanguages', () => {
  it('should hold for Chinese words as they are typed [C7.16]', () => {
    expect(['水库', '水庫 泥沙', '水库的GPS监测'].filter((term) => !simple(term))).toEqual([])
  })

  it('should hold for no quotation, no field, no DOI and nothing without Chinese', () => {
    const precise = [
      '"水库"',
      '“水库”',
      '「水库」',
      '‘水库’',
      'title:水库',
      '题名：水库',
      '水库 10.5555/slgc',
      '水库*',
    ]
    expect(['', 'reservoir', ...precise].filter(simple)).toEqual([])
    fc.assert(
      fc.property(arbitrarySearchQuery, han, (shown, term) => {
        const query = { ...shown, term }
        fc.pre(crossesLanguages(query))
        expect([query.field, /\p{Script=Han}/u.test(query.term)]).toEqual(['all', true])
      }),
    )
  })
})

describe('addedBelow', () => {
  const added: fc.Arbitrary<AddedHits> = arbitrarySearchResult.map(({ total, hits, words }) => ({
    total,
    hits,
    words,
    translated: [],
  }))
  const page = fc.integer({ min: 1, max: 9 })

  it('should show its hits below the last page alone, and its number on every page', () => {
    fc.assert(
      fc.property(added, page, page, (hits, at, pages) => {
        const below = addedBelow(hits, at, pages)
        expect(below === null).toBe(hits.total === 0)
        if (below === null) return
        expect(below.total).toBe(hits.total)
        expect(below.hits).toEqual(at >= pages ? hits.hits : [])
      }),
    )
  })

  it('should be nothing where nothing is known or found', () => {
    expect([addedBelow(null, 1, 1), addedBelow(nothingAdded, 1, 0)]).toEqual([null, null])
  })
})
