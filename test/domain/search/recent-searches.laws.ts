import {
  addRecentSearch,
  recentSearchesCodec,
  recentSearchLimit,
  removeRecentSearch,
  type RecentSearches,
} from '../../../core/domain/search/recent-searches.ts'
import { validateTerm } from '../../../core/domain/search/search-term.ts'
import { arbitraryRecentSearches, arbitrarySearchTerm } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** How the tests tell terms apart. */
const alike = (term: string): string => term.normalize('NFKC').toLowerCase()

const { print, parse } = recentSearchesCodec

describe('addRecentSearch', () => {
  it('should hold at most ten terms that every box takes, no two alike', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySearchTerm, { maxLength: 30 }), (terms) => {
        const searches = terms.reduce<RecentSearches>(addRecentSearch, [])
        expect(searches.length).toBeLessThanOrEqual(recentSearchLimit)
        expect(new Set(searches.map(alike)).size).toBe(searches.length)
        for (const term of searches) expect(validateTerm(term)).toEqual({ ok: true, value: term })
      }),
    )
  })

  it('should hold the terms that were searched for last, the newest first as it was written', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySearchTerm, { maxLength: 30 }), (terms) => {
        const newest: string[] = []
        for (const raw of terms.toReversed()) {
          const term = validateTerm(raw)
          if (term.ok && !newest.some((other) => alike(other) === alike(term.value))) newest.push(term.value)
        }
        expect(terms.reduce<RecentSearches>(addRecentSearch, [])).toEqual(newest.slice(0, 10))
      }),
    )
  })

  it('gives the list itself where nothing changes', () => {
    const searches = ['水利', 'x']
    expect(addRecentSearch(searches, ' 水利 ')).toBe(searches)
    expect(addRecentSearch(searches, '  ')).toBe(searches)
    expect(addRecentSearch(searches, 'x'.repeat(151))).toBe(searches)
  })

  it('takes the newer spelling of terms that are alike in case and width', () => {
    expect(addRecentSearch(['水利', 'DNA'], 'ｄｎａ')).toEqual(['ｄｎａ', '水利'])
    expect(addRecentSearch(['DNA'], 'dna')).toEqual(['dna'])
  })
})

describe('removeRecentSearch', () => {
  it('should leave every other term, in order', () => {
    fc.assert(
      fc.property(arbitraryRecentSearches, arbitrarySearchTerm, (searches, term) => {
        const left = removeRecentSearch(searches, term)
        expect(left).toEqual(searches.filter((other) => alike(other) !== alike(term)))
        expect(left === searches).toBe(left.length === searches.length)
      }),
    )
  })
})

describe('recentSearchesCodec', () => {
  it.each(['{"version":2,"terms":["x"]}', '{"terms":["x"]}', '["x"]', ''])('reads nothing of %s', (text) => {
    expect(parse(text)).toBeNull()
  })

  it('leaves out what is no term, and the older of two that are alike', () => {
    const terms = ['x', 7, ' 水利 ', null, 'X', '', 'x'.repeat(151)]
    expect(parse(JSON.stringify({ version: 1, terms }))).toEqual(['x', '水利'])
  })

  it('keeps the newest of too many', () => {
    const terms = Array.from({ length: 12 }, (_, index) => `t${index}`)
    expect(parse(print(terms))).toEqual(terms.slice(0, 10))
  })
})
