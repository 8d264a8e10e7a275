import {
  parseSearchHolder,
  printSearchHolder,
  searchHolderOf,
} from '../../../core/domain/search/search-holder.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import type { SearchResult } from '../../../core/domain/search/search-result.ts'
import { arbitrarySearchHolder, codecLaws, noFacets } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

const holder = {
  searchText: '孤子 soliton',
  analyzeArray: ['孤子', 'soliton'],
  searchType: 'article',
  size: 20,
} as const

describe('printSearchHolder and parseSearchHolder [C3.19]', () => {
  const damaged = fc
    .tuple(
      arbitrarySearchHolder,
      fc.constantFrom('version', 'searchText', 'analyzeArray', 'searchType', 'size'),
      fc.jsonValue(),
    )
    .map(([one, key, value]) => JSON.stringify({ ...JSON.parse(printSearchHolder(one)), [key]: value }))
  const codec = { print: printSearchHolder, parse: parseSearchHolder }
  eachLaw(codecLaws(codec, arbitrarySearchHolder, { junk: damaged }))

  it.each([
    { version: 2 },
    { version: '1' },
    { searchText: 7 },
    { searchText: null },
    { analyzeArray: 'soliton' },
    { analyzeArray: ['soliton', 7] },
    { searchType: 'thesis' },
    { size: 0 },
    { size: 2.5 },
    { size: '20' },
  ])('takes nothing for a holder that says %j [C3.19]', (part) => {
    const printed = JSON.parse(printSearchHolder(holder)) as object
    expect(parseSearchHolder(JSON.stringify(printed))).toEqual(holder)
    expect(parseSearchHolder(JSON.stringify({ ...printed, ...part }))).toBeNull()
  })
})

describe('searchHolderOf', () => {
  const result: SearchResult = {
    total: 1,
    hits: [],
    words: ['孤子', 'soliton'],
    facets: noFacets,
  }
  const holderOf = (term: string) => searchHolderOf({ query: { ...emptySearchQuery, term }, result })

  it('holds the term, the words that the index read, the type and the size of a page [C3.19]', () => {
    expect(holderOf('  孤子 soliton ')).toEqual(holder)
  })

  it('holds nothing where no term was searched for, or one that no box takes [C5.1, C5.2]', () => {
    expect([holderOf(''), holderOf(' \t'), holderOf('x'.repeat(151))]).toEqual([null, null, null])
    expect(holderOf('x'.repeat(150))?.searchText).toHaveLength(150)
  })
})
