import { printQuery, readQuery } from '../../../core/domain/route/query.ts'
import { searchQueryFrom, searchQueryTo } from '../../../core/domain/search/search-address.ts'
import { arbitrarySearchQuery, arbitraryValue, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const arbitraryQuery = fc.array(
  fc.tuple(fc.oneof(arbitraryValue, fc.constant('')), fc.oneof(arbitraryValue, fc.constant(''))),
)

describe('readQuery', () => {
  it('should read back what printQuery writes', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(readQuery(printQuery(query))).toEqual(query)
      }),
    )
  })

  it('should read what the platform reads, where nothing is malformed', () => {
    const platform = (raw: string): [string, string][] => [...new URLSearchParams(`?${raw}`)]
    const wellFormed = fc
      .array(
        fc.oneof(
          fc.constantFrom('a', 'é', '+', '%20', '%E6%B0%B4', '=', '&', '%26', '?'),
          fc.constantFrom('b', '1'),
        ),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(wellFormed, (raw) => {
        expect(readQuery(raw)).toEqual(platform(raw))
      }),
    )
  })

  it('should never throw, and keep malformed escapes literally', () => {
    fc.assert(
      fc.property(junkText, (raw) => {
        expect(readQuery(raw)).toBeInstanceOf(Array)
      }),
    )
    expect(readQuery('+')).toEqual([[' ', '']])
    expect(readQuery('%2B=+')).toEqual([['+', ' ']])
    expect(readQuery('a=%zz&b=%E6%B0&c=50%')).toEqual([
      ['a', '%zz'],
      ['b', '%E6%B0'],
      ['c', '50%'],
    ])
  })
})

describe('printQuery', () => {
  it('should write a lone surrogate as the replacement character and never throw', () => {
    fc.assert(
      fc.property(junkText, (text) => {
        expect(printQuery([[text, text]])).toMatch(/^[!-~]+$/)
      }),
    )
    expect(printQuery([['q', 'a\uD800b']])).toBe('q=a%EF%BF%BDb')
  })
})

describe('searchQueryFrom', () => {
  it('should read back what searchQueryTo writes [C2.31]', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, (search) => {
        expect(searchQueryFrom(readQuery(printQuery(searchQueryTo(search))))).toEqual(search)
      }),
    )
  })

  it('should give a search for any query', () => {
    const key = fc.constantFrom('q', 'field', 'sort', 'time', 'page', 'year')
    fc.assert(
      fc.property(fc.array(fc.tuple(key, junkText)), (query) => {
        const search = searchQueryFrom(query)
        expect(search.page).toBeGreaterThanOrEqual(1)
        expect([0, 1, 3, 5]).toContain(search.time)
      }),
    )
  })
})
