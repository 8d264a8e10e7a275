import { isInBasket } from '../../../core/domain/citation/basket-key.ts'
import {
  hitSelectionCodec,
  noHitsSelected,
  pagesOfHits,
  searchMark,
  selectedHits,
  selectHits,
} from '../../../core/domain/search/hit-selection.ts'
import {
  emptySearchQuery,
  searchPageSize,
  type SearchQuery,
} from '../../../core/domain/search/search-query.ts'
import { fingerprint } from '../../../core/domain/text/fingerprint.ts'
import {
  arbitraryHitSelection,
  arbitrarySearchQuery,
  arbitrarySelectedHits,
  codecLaws,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

const keysOf = (hits: ReturnType<typeof selectedHits>): readonly string[] =>
  hits.map(({ entry }) => JSON.stringify([entry.siteId, entry.id]))

describe('selectHits [C4.21]', () => {
  it('should hold what is chosen besides what was, each key once, in the order of the lists', () => {
    fc.assert(
      fc.property(arbitraryHitSelection, arbitrarySelectedHits, (selection, hits) => {
        const mark = selection.search
        const chosen = selectedHits(selectHits(selection, mark, hits, true), mark)
        expect(new Set(keysOf(chosen)).size).toBe(chosen.length)
        expect(new Set(keysOf(chosen))).toEqual(new Set([...keysOf(selection.hits), ...keysOf(hits)]))
        for (const list of new Set(chosen.map((hit) => hit.list))) {
          const places = chosen.filter((hit) => hit.list === list).map(({ at }) => at)
          expect(places).toEqual(places.toSorted((one, other) => one - other))
        }
      }),
    )
  })

  it('should take away what is no more chosen, and nothing else', () => {
    fc.assert(
      fc.property(arbitraryHitSelection, arbitrarySelectedHits, (selection, hits) => {
        const mark = selection.search
        const left = selectedHits(selectHits(selection, mark, hits, false), mark)
        const gone = { items: hits.map(({ entry }) => ({ ...entry, sortId: 1, selected: true })) }
        expect(left).toEqual(selection.hits.filter(({ entry }) => !isInBasket(gone, entry)))
      }),
    )
  })

  it('should hold nothing of another search, and end with the first hit that is chosen there', () => {
    fc.assert(
      fc.property(arbitraryHitSelection, arbitrarySelectedHits, (selection, hits) => {
        expect(selectedHits(selection, 'elsewhere')).toEqual([])
        const next = selectHits(selection, 'elsewhere', hits, true)
        expect(new Set(keysOf(next.hits))).toEqual(new Set(keysOf(hits)))
        expect(next.hits.length === 0 ? next : next.search).toEqual(
          next.hits.length === 0 ? noHitsSelected : 'elsewhere',
        )
      }),
    )
  })
})

describe('pagesOfHits', () => {
  it('should count the pages of 20 on which they stand, those of two orders apart', () => {
    fc.assert(
      fc.property(arbitrarySelectedHits, (hits) => {
        const pages = new Map(
          hits.map(({ list, at }) => [`${list}/${(at - (at % searchPageSize)) / 20}`, at]),
        )
        expect(pagesOfHits(hits)).toBe(pages.size)
      }),
    )
  })
})

describe('searchMark', () => {
  const search = (query: SearchQuery<'all'>) => ({ kind: 'article', query, siteId: '3' }) as const
  const markOf = (change: Partial<SearchQuery<'all'>> = {}) =>
    searchMark(search({ ...emptySearchQuery, term: 'tides', ...change }))

  it('should be one for every page, order and language of a search', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, arbitrarySearchQuery, (query, other) => {
        const { term, field, time, facets, as } = query
        const { find: _, across: __, as: ___, ...shown } = other
        const again = { ...shown, term, field, time, facets, ...(as === undefined ? {} : { as }) }
        expect(searchMark({ kind: 'article', query: again, siteId: '3' })).toBe(
          searchMark({ kind: 'article', query, siteId: '3' }),
        )
      }),
    )
  })

  it('should tell terms, times, facets, kinds and sites apart', () => {
    const marks = [
      markOf(),
      markOf({ term: 'tide' }),
      markOf({ time: 3 }),
      markOf({ as: 'words' }),
      markOf({ facets: { year: { any: ['2024'], none: [] } } }),
      markOf({ facets: { year: { any: [], none: ['2024'] } } }),
      searchMark({ ...search({ ...emptySearchQuery, term: 'tides' }), kind: 'advanced' }),
      searchMark({ ...search({ ...emptySearchQuery, term: 'tides' }), siteId: '4' }),
    ]
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('should not say what was searched for, since searches are not stored in the open [C3.19]', () => {
    expect(markOf()).toMatch(/^[0-9a-z]{2,14}$/)
  })
})

describe('fingerprint', () => {
  it('should give short words, and the same for the same text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(fingerprint(one)).toMatch(/^[0-9a-z]{2,14}$/)
        expect(fingerprint(one) === fingerprint(other)).toBe(one === other)
      }),
    )
  })
})

describe('hitSelectionCodec', () => {
  eachLaw(codecLaws(hitSelectionCodec, arbitraryHitSelection))
})
