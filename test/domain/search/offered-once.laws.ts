import { arbitrarySearchQuery } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitQuery } from '../../../core/domain/search/limit-query.ts'
import type { SearchField, SearchQuery } from '../../../core/domain/search/search-query.ts'
import type { JournalLimit } from '../../../core/domain/search/search-result.ts'
import { offeredOnce } from '../../../core/domain/search/offered-once.ts'
import { oneWordWays, waysOn, type WayOn } from '../../../core/domain/search/ways-on.ts'

const id = fc.constantFrom('1', '2', '3')
const term = fc.constantFrom('fishway', 'eddy', 'fishway eddy')
const limits: fc.Arbitrary<readonly JournalLimit[]> = fc.array(
  fc.record({ siteId: id, name: fc.constant('Annals'), term, count: fc.constant(1) }),
)

const counted = (way: WayOn<SearchField>) => ({ ...way, count: 3 })
const waysOf = (query: SearchQuery) => [...waysOn(query, []), ...oneWordWays(query, [])].map(counted)

describe('offeredOnce', () => {
  it('should offer each search once, and all of them [C7.15]', () => {
    const terms = fc.constantFrom('Annals fishway', 'Annals of fishway', 'eddy')
    fc.assert(
      fc.property(arbitrarySearchQuery, terms, limits, id, (asked, words, all, shownSiteId) => {
        const query = { ...asked, term: words }
        const ways = waysOf(query)
        const offered = offeredOnce({ limits: all, ways }, { query, shownSiteId })
        const leadsTo = (each: JournalLimit) => limitQuery(query, each, shownSiteId)
        const [own, others] = [offered.limits.map(leadsTo), offered.ways.map((way) => way.query)]
        for (const each of own) expect(others).not.toContainEqual(each)
        for (const each of [...all.map(leadsTo), ...ways.map((way) => way.query)])
          expect([...own, ...others]).toContainEqual(each)
        expect(all).toEqual(expect.arrayContaining([...offered.limits]))
      }),
    )
  })

  const query: SearchQuery = { term: '', field: 'all', sort: 'relevance', time: 0, facets: {}, page: 1 }
  const limit = { siteId: '7', name: 'Annals', term: 'fishway', count: 3 }
  const offered = (words: string, shownSiteId: string) => {
    const ways = waysOf({ ...query, term: words })
    const once = offeredOnce({ limits: [limit], ways }, { query: { ...query, term: words }, shownSiteId })
    return [once.limits.length, ways.length - once.ways.length]
  }

  it('should leave it to a way to leave out a name of one word, on the own site of the journal alone', () => {
    expect(offered('Annals fishway', '7')).toEqual([0, 0])
    expect(offered('Annals fishway', '1')).toEqual([1, 0])
  })

  it('should leave it to the limit to leave out a name of several words', () => {
    expect(offered('Annals of fishway', '7')).toEqual([1, 1])
    expect(offered('Annals of fishway', '1')).toEqual([1, 0])
  })
})
