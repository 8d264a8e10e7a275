import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  longestSavedSearch,
  parseSavedSearch,
  printSavedSearch,
  savedFilters,
  savedTerm,
  searchPaceOf,
  searchPaces,
  type SavableSearch,
} from '../../../core/domain/member/saved-search.ts'
import type { SearchQuery } from '../../../core/domain/search/search-query.ts'
import { fedSearchOf } from '../../../core/domain/head/search-head.ts'
import { arbitrarySearchQuery } from '../../../core/testing/arbitraries/search-queries.ts'

const arbitrarySaved: fc.Arbitrary<SavableSearch> = fc.record({
  kind: fc.constantFrom('search', 'advancedSearch'),
  query: arbitrarySearchQuery.map(fedSearchOf),
})

const narrows = ({ query }: SavableSearch): boolean =>
  query.some(([name, value]) => name !== 'field' && value.trim() !== '')

describe('a saved search', () => {
  it('should be read back as it was printed, where it narrows anything', () => {
    fc.assert(
      fc.property(arbitrarySaved, (search) => {
        const text = printSavedSearch(search)
        const expected = narrows(search) && text.length <= longestSavedSearch ? search : null
        expect(parseSavedSearch(text)).toEqual(expected)
      }),
    )
  })

  it('should be the same whatever the page and the order', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, fc.integer({ min: 1, max: 99 }), (query, page) => {
        const other: SearchQuery = { ...query, page, sort: 'date' }
        expect(fedSearchOf(other)).toEqual(fedSearchOf(query))
      }),
    )
  })

  it('should read any text without throwing, and of what it reads tell a term or a filter', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        const read = parseSavedSearch(text)
        expect(read === null || savedTerm(read) !== '' || savedFilters(read) > 0).toBe(true)
      }),
      { examples: [['type=search&q=dam'], ['type=search&q=%20&field=title'], ['q=dam'], ['type=latest']] },
    )
  })

  it('should count each value of a facet as a filter, and the term as none', () => {
    const query = [
      ['q', 'dam'],
      ['field', 'title'],
      ['narrow', 'year=2024&year=2025'],
    ] as const
    expect(savedFilters({ kind: 'search', query })).toBe(3)
    expect(savedTerm({ kind: 'search', query })).toBe('dam')
    expect(parseSavedSearch('type=search&field=title')).toBeNull()
  })

  it('should have a pace of the list, never one that nobody chose', () => {
    expect(searchPaces.map(searchPaceOf)).toEqual(searchPaces)
    for (const raw of [null, '', 'hourly']) expect(searchPaceOf(raw)).toBe('never')
    expect(savedTerm({ kind: 'search', query: [['year', '2026']] })).toBe('')
    expect(parseSavedSearch(`type=search&q=${'w'.repeat(longestSavedSearch)}`)).toBeNull()
  })
})
