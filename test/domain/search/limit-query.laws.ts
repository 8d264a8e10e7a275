import { arbitrarySearchQuery } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlyValue } from '../../../core/domain/search/facet-choice.ts'
import { limitQuery } from '../../../core/domain/search/limit-query.ts'

const limit = { siteId: '12', term: '鱼道' }

describe('limitQuery', () => {
  it('looks in the journal alone, and drops no other choice [C7.15]', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, (query) => {
        const { facets, ...rest } = limitQuery(query, limit, '1')
        const { facets: before, ...others } = query
        expect(rest).toEqual({ ...others, page: 1, term: '鱼道' })
        expect(facets).toEqual({ ...before, journal: onlyValue('12') })
      }),
    )
  })

  it('is a search for the words alone on the site of the journal', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, (query) => {
        expect(limitQuery(query, limit, '12')).toEqual({ ...query, page: 1, term: '鱼道' })
      }),
    )
  })
})
