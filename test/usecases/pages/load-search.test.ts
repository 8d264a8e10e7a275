import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { nothingAdded } from '../../../core/domain/search/across-languages.ts'
import type { SearchHit } from '../../../core/domain/search/search-result.ts'
import { searchPageSize, type SearchQuery } from '../../../core/domain/search/search-query.ts'
import { asSiteId, type SiteType } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createPage } from '../../../core/usecases/create-page.ts'
import { loadSearch, type SearchInput } from '../../../core/usecases/pages/load-search.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { createVirtualClock, sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

/** What the address asks for. */
function queryIn(address: string): SearchQuery {
  const route = parseRoute(address)
  if (route.page !== 'search') throw new Error(route.page)
  return route.query
}

function search(address: string, bench = gatewayBench()) {
  const at = (next: string): SearchInput => ({
    context: { language: 'en', siteId: asSiteId('3') },
    query: queryIn(next),
  })
  const input$ = createBehavior(at(address))
  const { state$, retry } = createPage(loadSearch)(
    { ...bench, clock: createVirtualClock(), minimumDelay: 0 },
    createScope(),
    input$,
    null,
  )
  return { bench, state$, retry, go: (next: string) => input$.set(at(next)) }
}

describe('loadSearch', () => {
  it('finds the articles that the address asks for, and says what it asked [C2.25]', () => {
    const { bench, state$ } = search('/article?type=article&index=-1&q=glaciers&sort=date')
    if (state$.value.status !== 'ready') throw new Error(state$.value.status)
    const { query, result } = state$.value.value
    expect(query).toMatchObject({ term: 'glaciers', sort: 'date', page: 1 })
    expect(result.hits.map(({ article }) => article.id)).toEqual([
      '32026200',
      '32026100',
      '32025200',
      '32025100',
    ])
    expect(bench.calls).toEqual(['articles'])
  })

  it('shows all articles where nothing is searched for, a page at a time [C2.25]', () => {
    const { state$, go } = search('/zh/article')
    const states = heard(state$)
    go('/zh/article?page=2')
    const pages = states.map((state) =>
      state.status === 'ready' ? [state.value.query.page, state.value.result.hits.length] : state.status,
    )
    expect(pages).toEqual([[1, searchPageSize], 'loading', [2, 24 - searchPageSize]])
  })

  it('fails as the search fails, and tries again', () => {
    const bench = gatewayBench()
    bench.break('articles', unreachable('articles'))
    const { state$, retry } = search('/article?q=tides', bench)
    expect(state$.value).toEqual(failed(unreachable('articles')))
    bench.break('articles', null)
    retry()
    expect(state$.value.status).toBe('ready')
  })
})

describe('a search for one thing', () => {
  const known = (address: string, bench = gatewayBench()) => {
    const context = { language: 'en', siteId: asSiteId('3') } as const
    const remote = settled(loadSearch(bench, { context, query: queryIn(address), siteType: 'single' }))
    if (remote.status !== 'ready') throw new Error(remote.status)
    return remote.value.known
  }
  const searchFor = (term: string): string => `/en/article?q=${encodeURIComponent(term)}`

  it.each([
    ['doi:10.5555/jiang.32026201', '/en/article/doi/10.5555/jiang.32026201'],
    ['vol 8 no 2 p 11', '/en/article/doi/10.5555/jiang.32026201'],
    ['vol 8 no 2', '/en/issue/2026/2'],
    ['ISSN 1000-0001', '/en/home'],
  ])('says where %j leads [C2.25]', (term, address) => {
    const target = known(searchFor(term))?.target
    expect(target === null || target === undefined ? null : formatRoute(target.route)).toBe(address)
  })

  it('says what a term was read as that leads nowhere', () => {
    expect(known(searchFor('2026;8(2):999'))).toEqual({
      kind: 'place',
      text: '2026, 8(2): 999',
      target: null,
    })
    expect(known(searchFor('10.1234/x'))).toEqual({
      kind: 'identifier',
      text: 'DOI 10.1234/x',
      target: null,
    })
    expect(known(searchFor('ISSN 1990-2003'))).toEqual({
      kind: 'identifier',
      text: 'ISSN 1990-2003',
      target: null,
    })
    expect(known(searchFor('PMID: 31415'))).toEqual({
      kind: 'identifier',
      text: 'PMID 31415',
      target: null,
    })
    const broken = gatewayBench()
    broken.break('byDoi', unreachable('byDoi'))
    expect(known(searchFor('10.1234/x'), broken)?.target).toBeNull()
  })

  it.each(['&as=words', '&year=2026', '&time=1', '&across=off', '&field=title'])(
    'takes a term as words with %s',
    (rest) => {
      expect(known(searchFor('第8卷第2期'))?.target).toBeDefined()
      expect(known(searchFor('第8卷第2期') + rest)).toBeUndefined()
    },
  )

  it('asks for nothing but the name of the journal where a term is words', () => {
    const bench = gatewayBench()
    expect(known('/en/article?q=glaciers', bench)).toBeUndefined()
    expect(bench.calls).toEqual(['articles', 'journal'])
  })
})

describe('a search for the name of a journal', () => {
  const named = (term: string, siteType: SiteType, rest = '', bench = gatewayBench()) => {
    const siteId = asSiteId(siteType === 'single' ? '3' : siteType === 'group' ? '2' : '1')
    const query = queryIn(`/en/article?q=${encodeURIComponent(term)}${rest}`)
    const remote = settled(loadSearch(bench, { context: { language: 'en', siteId }, query, siteType }))
    if (remote.status !== 'ready') throw new Error(remote.status)
    return remote.value.journals?.map((journal) => journal.siteId)
  }
  const { journal } = sampleContent.sites.find(({ site }) => site.id === '3') ?? { journal: null }
  const { zh = '', en = '' } = journal?.name ?? {}

  it('has the journal, on its own site, in its group and on the aggregate [C2.25]', () => {
    for (const type of ['single', 'group', 'all'] as const)
      for (const term of [zh, en, `《${zh}》`, en.toUpperCase()])
        expect([type, term, named(term, type)]).toEqual([type, term, ['3']])
  })

  it('has none for a part of a name, for a narrowed search, and where it cannot be asked', () => {
    expect(named(en.slice(1), 'single')).toBeUndefined()
    expect(named('', 'all')).toBeUndefined()
    expect(named('x'.repeat(151), 'all')).toBeUndefined()
    for (const rest of ['&field=title', '&time=1', '&as=words'])
      expect(named(zh, 'single', rest)).toBeUndefined()
    for (const [type, call] of [
      ['single', 'journal'],
      ['all', 'publications'],
    ] as const) {
      const broken = gatewayBench()
      broken.break(call, unreachable(call))
      expect(named(zh, type, '', broken)).toBeUndefined()
    }
  })
})

describe('a search across languages', () => {
  const searchHelp = { translations: { 雪山: ['glaciers'], 冰川: ['glaciers', 'changes'] } }
  const content = { ...sampleContent, searchHelp }
  const at = (address: string, bench = gatewayBench(content)) => {
    const { state$ } = search(address, bench)
    if (state$.value.status !== 'ready') throw new Error(state$.value.status)
    return state$.value.value
  }

  it('adds what the English words of Chinese ones find, below the last hit [C7.16]', () => {
    const ids = ({ hits }: { readonly hits: readonly SearchHit[] }) =>
      hits.map(({ article }) => article.id).toSorted()
    const direct = ids(at('/article?q=冰川').result)
    const { result, added, noHits } = at('/article?q=冰川')
    expect(result.total).toBe(direct.length)
    expect(ids(added ?? nothingAdded).filter((id) => direct.includes(id))).toEqual([])
    expect(added?.total).toBeGreaterThan(0)
    expect(added?.translated).toEqual([{ word: '冰川', english: ['glaciers', 'changes'] }])
    expect(at('/article?q=雪山').result.total).toBe(0)
    expect(ids(at('/article?q=雪山').added ?? nothingAdded)).toEqual(ids(at('/article?q=glaciers').result))
    expect(noHits).toBeNull()
  })

  it('shows them alone, and none, as the address says', () => {
    const bench = gatewayBench(content)
    const alone = at('/article?q=雪山&across=only', bench)
    expect(alone.result).toMatchObject({ total: alone.added?.total, hits: [] })
    expect(alone.added?.hits.length).toBeGreaterThan(0)
    expect(bench.calls).not.toContain('articles')
    const off = gatewayBench(content)
    expect(at('/article?q=冰川&across=off', off)).not.toHaveProperty('added')
    expect(off.calls).not.toContain('acrossLanguages')
    const beyond = search('/article?q=雪山&across=only&page=9', gatewayBench(content))
    expect(beyond.state$.value).toEqual(failed({ kind: 'absent', call: 'acrossLanguages' }))
  })

  it('is for simple searches alone, and its failure is no failure of the search', () => {
    const bench = gatewayBench(content)
    for (const address of [
      '/article?q=glaciers&across=only',
      '/article?q="冰川"',
      '/article?q=冰川&field=title',
    ])
      expect(at(address, bench)).not.toHaveProperty('added')
    expect(bench.calls).not.toContain('acrossLanguages')
    bench.break('acrossLanguages', unreachable('acrossLanguages'))
    expect(at('/article?q=冰川', bench)).not.toHaveProperty('added')
    expect(at('/article?q=水库', gatewayBench(content))).not.toHaveProperty('added')
  })
})
