import { publicationQueryOf } from '../../../core/domain/media/publication-query.ts'
import { resultRoute, typeOfResults } from '../../../core/domain/media/result-route.ts'
import { searchQueryOf } from '../../../core/domain/media/sub-site.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { printQuery } from '../../../core/domain/route/query.ts'
import { searchQueryTo } from '../../../core/domain/search/search-address.ts'
import { publicationFields } from '../../../core/domain/search/search-query.ts'
import { searchTypes } from '../../../core/domain/shell/header-config.ts'
import { arbitraryPublicationQuery, arbitrarySearchQuery, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('searchQueryOf', () => {
  it('narrows a search to the journal that subId names, and never one that names its journal [C2.25]', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, fc.integer({ min: 1 }).map(String), (query, subId) => {
        const { journal = { any: [subId], none: [] } } = query.facets
        expect(searchQueryOf({ query, subId })).toEqual({ ...query, facets: { ...query.facets, journal } })
        expect(searchQueryOf({ query })).toBe(query)
      }),
    )
  })

  it('takes no other text for a journal [C2.25]', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, junkText, (query, subId) => {
        fc.pre(!/^\d+$/.test(subId))
        expect(searchQueryOf({ query, subId })).toBe(query)
      }),
    )
  })
})

describe('publicationQueryOf', () => {
  it('searches the field that is named, else the one that searchType names, else every one [C2.25, C3.15]', () => {
    const anyType = fc.oneof(fc.constantFrom(...publicationFields), junkText, fc.constant(null))
    fc.assert(
      fc.property(arbitraryPublicationQuery, anyType, (query, searchType) => {
        const meant = publicationQueryOf({ query, searchType })
        expect({ ...meant, field: query.field }).toEqual(query)
        const named = publicationFields.find((field) => field === searchType) ?? 'all'
        expect(meant.field).toBe(query.field === 'all' ? named : query.field)
        expect(publicationQueryOf({ query: meant, searchType: null })).toEqual(meant)
      }),
    )
  })
})

describe('the address to which a form without scripts leads', () => {
  it('opens the page of the type that was chosen, with the search [C2.25]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...searchTypes), arbitrarySearchQuery, (type, query) => {
        const route = parseRoute(`/article?${printQuery([['type', type], ...searchQueryTo(query)])}`)
        expect(typeOfResults(route)).toBe(type)
        expect(route).toEqual(resultRoute(type, query, null))
      }),
    )
  })
})
