import { resultRoute, typeOfResults } from '../../../core/domain/media/result-route.ts'
import type { ResourceType } from '../../../core/domain/route/route.ts'
import { emptySearchQuery, type SearchQuery } from '../../../core/domain/search/search-query.ts'
import { searchTypes, type SearchType } from '../../../core/domain/shell/header-config.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { SearchGateway } from '../../../core/ports/search-gateway.ts'
import { mapResult } from '../../../core/usecases/async-results.ts'
import { loadPublications } from '../../../core/usecases/pages/load-publications.ts'
import { loadResources } from '../../../core/usecases/pages/load-resources.ts'
import { loadSearch } from '../../../core/usecases/pages/load-search.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'en', siteId: asSiteId('3') } as const
const offered = searchTypes
const types: readonly ResourceType[] = ['picture', 'table', 'video', 'audio', 'news', 'other']

/** What the page shows once it is there. */
function shown<T>(state: { readonly status: string; readonly value?: T }): T {
  if (state.status !== 'ready' || state.value === undefined) throw new Error(state.status)
  return state.value
}

const asked = (query: Partial<SearchQuery> = {}): SearchQuery => ({ ...emptySearchQuery, ...query })

/** How much the results of a type themselves say that there is. */
function foundOf(type: SearchType): number {
  const bench = gatewayBench()
  if (type === 'article') return shown(settled(loadSearch(bench, { context, query: asked() }))).result.total
  if (type === 'publication')
    return shown(settled(loadPublications(bench, { context, query: { ...emptySearchQuery, field: 'all' } })))
      .list.totalElements
  return shown(settled(loadResources(bench, { context, type, query: asked() }))).found.list.totalElements
}

describe('loadResources', () => {
  it.each(types)(
    'lists what is of the type %s, under tabs that say how much there is of all [C2.25, C2.27]',
    (type) => {
      const content = shown(
        settled(loadResources(gatewayBench(), { context, type, query: asked(), offered })),
      )
      expect(content.found.type).toBe(type)
      expect(content.found.list.content.length).toBeGreaterThan(0)
      expect(content.noHits).toBeNull()
      for (const tab of content.tabs) {
        const route = resultRoute(tab.type, content.query, 'en')
        expect(typeOfResults(route)).toBe(tab.type)
        expect([tab.type, tab.count]).toEqual([tab.type, foundOf(tab.type)])
      }
      expect(content.tabs).toHaveLength(8)
    },
  )

  it('marks the words of the search, and leaves out the rows of tables [C7.4]', () => {
    const query = asked({ term: 'Discharge stations' })
    const content = shown(settled(loadResources(gatewayBench(), { context, type: 'table', query })))
    expect(content.words).toEqual(['Discharge', 'stations'])
    expect(content.found.list.content.length).toBeGreaterThan(0)
    expect(content.found.list.content.some((each) => 'html' in each)).toBe(false)
  })

  it('says what words are read as, marks these too, and asks for the list as it says [C7.4]', () => {
    const readings = { 'fish way': ['fishway'] }
    const bench = gatewayBench({ ...sampleContent, searchHelp: { readings } })
    for (const type of types) {
      const content = (query: SearchQuery) => shown(settled(loadResources(bench, { context, type, query })))
      const read = content(asked({ term: 'the fish way' }))
      expect([read.words, read.readings]).toEqual([
        ['the', 'fish', 'way', 'fishway'],
        [{ typed: 'fish way', read: ['fishway'] }],
      ])
      const words = content(asked({ term: 'the fish way', as: 'words' }))
      expect([words.words, 'readings' in words]).toEqual([['the', 'fish', 'way'], false])
    }
    bench.break('readings', unreachable('readings'))
    const query = asked({ term: 'fish way' })
    expect(shown(settled(loadResources(bench, { context, type: 'news', query })))).not.toHaveProperty(
      'readings',
    )
  })

  it('is absent beyond its last page', () => {
    for (const type of types) {
      const state = settled(loadResources(gatewayBench(), { context, type, query: asked({ page: 99 }) }))
      expect(state).toEqual(failed({ kind: 'absent', call: type }))
    }
  })

  it('has tabs without counts where nothing can be counted, and asks for none where there is no choice', () => {
    const bench = gatewayBench()
    bench.break('counts', unreachable('counts'))
    const uncounted = shown(settled(loadResources(bench, { context, type: 'news', query: asked(), offered })))
    expect(uncounted.tabs.filter(({ count }) => count !== null).map(({ tab }) => tab)).toEqual(['news'])
    const alone = gatewayBench()
    const content = shown(
      settled(loadResources(alone, { context, type: 'news', query: asked(), offered: ['news'] })),
    )
    expect([content.tabs, alone.calls.includes('counts')]).toEqual([[], false])
  })

  it('marks nothing where the words cannot be had, and fails as its list fails', () => {
    const bench = gatewayBench()
    bench.break('analyze', unreachable('analyze'))
    const query = asked({ term: 'water' })
    expect(shown(settled(loadResources(bench, { context, type: 'video', query }))).words).toEqual([])
    bench.break('mediaItems', unreachable('mediaItems'))
    expect(settled(loadResources(bench, { context, type: 'video', query }))).toEqual(
      failed(unreachable('mediaItems')),
    )
  })
})

describe('a search that found nothing', () => {
  const query = asked({ term: 'water qqzzxx', field: 'title', time: 5 })

  it('says what asks for less and finds something, and how much [C2.25]', () => {
    const content = shown(settled(loadSearch(gatewayBench(), { context, query, offered })))
    expect(content.result.total).toBe(0)
    const { ways = [] } = content.noHits ?? {}
    expect(ways.map((way) => (way.kind === 'fewerWords' ? way.without : way.kind))).toEqual(['qqzzxx'])
    for (const way of ways) {
      const found = shown(settled(loadSearch(gatewayBench(), { context, query: way.query })))
      expect([way.kind, way.count]).toEqual([way.kind, found.result.total])
    }
  })

  it('offers words alone where more than one of them is too much [C2.25]', () => {
    const several = asked({ term: 'water qqzzxx zzqqxx', page: 1 })
    const { noHits } = shown(settled(loadSearch(gatewayBench(), { context, query: several })))
    expect(noHits?.ways.map(({ kind, query: { term } }) => [kind, term])).toEqual([['oneWord', 'water']])
  })

  it('tells a search without the name of a journal once on its own site [C7.15]', () => {
    const bench = gatewayBench()
    const named = (siteId: string) => [{ siteId, name: 'Annals', term: 'water', count: 1 }]
    const told = (siteId: string) => {
      const search: SearchGateway = {
        ...bench.search,
        articles: (within, asked) =>
          mapResult(bench.search.articles(within, asked), (result) => ({ ...result, limits: named(siteId) })),
      }
      const { result, noHits } = shown(
        settled(loadSearch({ ...bench, search }, { context, query: asked({ term: 'water qqzzxx' }) })),
      )
      return [result.limits?.length ?? 0, noHits?.ways.map(({ kind }) => kind)]
    }
    expect(told('3')).toEqual([0, ['fewerWords']])
    expect(told('4')).toEqual([1, ['fewerWords']])
  })

  it('names what a misspelt word was meant to be where that finds something [C2.25]', () => {
    const word = 'changes'
    const phrases = ['and the changes of', 'meanders']
    const bench = gatewayBench({ ...sampleContent, searchHelp: { phrases } })
    const meant = (term: string) =>
      shown(settled(loadSearch(bench, { context, query: asked({ term, page: 1 }) }))).noHits?.ways.filter(
        ({ kind }) => kind === 'respelt',
      )
    const [way] = meant(`${word}q`) ?? []
    expect(way?.query.term).toBe(word)
    expect(way?.count).toBe(
      shown(settled(loadSearch(bench, { context, query: asked({ term: word }) }))).result.total,
    )
    expect(meant('qmeanders')).toEqual([])
    bench.break('respell', unreachable('respell'))
    expect(meant(`${word}q`)).toEqual([])
  })

  it('says how much the group of the site has [C2.25]', () => {
    const own = sampleContent.sites.find(({ site }) => site.id === context.siteId)
    const other = sampleContent.articles.find(
      ({ article }) =>
        article.siteId !== context.siteId &&
        sampleContent.sites.some(
          ({ site, groupId }) => site.id === article.siteId && groupId === own?.groupId,
        ),
    )
    const term = other?.article.doi ?? ''
    const elsewhere = asked({ term, field: 'doi' })
    const content = shown(settled(loadSearch(gatewayBench(), { context, query: elsewhere, offered })))
    expect(content.noHits?.group).toMatchObject({ site: { id: own?.groupId }, count: 1 })
  })

  it('tells no way of any kind of thing that finds nothing', () => {
    const nowhere = asked({ term: 'zzqqxx qqzzxx', field: 'title', time: 5 })
    for (const type of types) {
      const content = shown(settled(loadResources(gatewayBench(), { context, type, query: nowhere })))
      expect([type, content.noHits]).toEqual([type, { ways: [], group: null }])
    }
  })

  it('leads nowhere that cannot be counted, and still says that nothing was found', () => {
    const bench = gatewayBench()
    bench.break('counts', unreachable('counts'))
    const content = shown(settled(loadSearch(bench, { context, query })))
    expect(content.noHits).toEqual({ group: null, ways: [] })
    const alone = { ...context, siteId: asSiteId('1') }
    const atAll = shown(
      settled(loadSearch(gatewayBench(), { context: alone, query: asked({ term: 'qqzzxx' }) })),
    )
    expect(atAll.noHits).toEqual({ group: null, ways: [] })
  })
})

describe('loadSearch', () => {
  it('has the tabs of what the site offers, its own with the total [C2.27]', () => {
    const query = asked({ term: 'water' })
    const content = shown(settled(loadSearch(gatewayBench(), { context, query, offered })))
    expect(content.tabs.find(({ tab }) => tab === 'article')?.count).toBe(content.result.total)
    expect(content.tabs.map(({ count }) => count)).not.toContain(null)
  })

  it('is absent beyond its last page', () => {
    expect(settled(loadSearch(gatewayBench(), { context, query: asked({ page: 99 }) }))).toEqual(
      failed({ kind: 'absent', call: 'search' }),
    )
  })
})

describe('loadPublications', () => {
  const publications = (query: Partial<SearchQuery<'all' | 'issn' | 'publicationName'>>, siteId = '2') =>
    settled(
      loadPublications(gatewayBench(), {
        context: { ...context, siteId: asSiteId(siteId) },
        query: { ...emptySearchQuery, ...query },
        offered,
      }),
    )

  it('lists the journals of the site that fit, with the tabs of all else [C2.25, C3.15]', () => {
    const all = shown(publications({}))
    expect(all.list.content.length).toBeGreaterThan(1)
    expect(all.tabs).toHaveLength(8)
    expect(all.tabs.at(-1)?.count).toBe(all.list.totalElements)
    const [first] = all.list.content
    const found = shown(publications({ term: first?.issn ?? '', field: 'issn' }))
    expect(found.list.content).toContainEqual(first)
    expect([found.words, found.noHits]).toEqual([[first?.issn], null])
  })

  it('finds in the group what its journal does not show [C2.25]', () => {
    const other = shown(publications({})).list.content.find(({ siteId }) => siteId !== context.siteId)
    const content = shown(
      publications({ term: other?.name.en ?? '', field: 'publicationName' }, context.siteId),
    )
    expect(content.list.totalElements).toBe(0)
    expect(content.noHits?.group?.count).toBeGreaterThan(0)
  })

  it('is absent beyond its last page', () => {
    expect(publications({ page: 99 })).toEqual(failed({ kind: 'absent', call: 'publications' }))
  })
})
