import type { SearchContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { SearchHolder } from '../../../core/domain/search/search-holder.ts'
import type { SearchResult } from '../../../core/domain/search/search-result.ts'
import type { SearchMemory } from '../../../core/ports/search-memory.ts'
import { createBehavior, type MutableBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import type { CurrentPage } from '../../../core/usecases/current-page.ts'
import type { PageModel } from '../../../core/usecases/page-model.ts'
import { failed, loading, ready, type Remote } from '../../../core/usecases/remote.ts'
import { rememberSearch } from '../../../core/usecases/search/remember-search.ts'
import { createFakeSearchMemory, noFacets } from '@xuekan/core/testing'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../support/page-bench.ts'

const facets = noFacets

function answerTo(address: string): Remote<SearchContent> {
  const route = parseRoute(address)
  if (route.page !== 'search') throw new Error(route.page)
  const result: SearchResult = { total: 0, hits: [], words: route.query.term.split(' '), facets }
  return ready({ query: route.query, result, tabs: [], noHits: null })
}

const holderOf = (searchText: string): SearchHolder => ({
  searchText,
  analyzeArray: searchText.split(' '),
  searchType: 'article',
  size: 20,
})

interface ShownPage {
  readonly page: CurrentPage<Pick<PageModel<unknown>, 'state$'>>
  readonly state$: MutableBehavior<Remote<unknown>>
}

function pageAt(address: string, state: Remote<unknown> = ready(null)): ShownPage {
  const state$ = createBehavior(state)
  return {
    page: { route: parseRoute(address), opened: { state$ } },
    state$,
  }
}

const resultsOf = (address: string): ShownPage => pageAt(address, answerTo(address))

const home = '/zh/home'
const article = '/zh/article/1'

/** A page of the tab that was loaded at one address, as the browser shows it. */
function tab(first: ShownPage, memory: SearchMemory = createFakeSearchMemory()) {
  const page$ = createBehavior(first.page)
  const scope = createScope()
  rememberSearch(memory, scope, { page$ })
  return { scope, show: ({ page }: ShownPage) => page$.set(page) }
}

describe('rememberSearch', () => {
  it('keeps each search when its answer is there, and not before [C3.19]', () => {
    const memory = createFakeSearchMemory()
    const results = pageAt('/zh/article?q=tides', loading)
    tab(results, memory)
    expect(memory.stored).toEqual([])
    results.state$.set(failed(unreachable('articles')))
    expect(memory.stored).toEqual([])
    results.state$.set(answerTo('/zh/article?q=tides'))
    results.state$.set(loading)
    results.state$.set(answerTo('/zh/article?q=inner+core'))
    expect(memory.stored).toEqual([holderOf('tides'), holderOf('inner core')])
  })

  it('keeps a search once, however often its pages are turned or come back to [C3.19]', () => {
    const memory = createFakeSearchMemory(holderOf('tides'))
    const { show } = tab(pageAt(home), memory)
    show(resultsOf('/zh/article?q=tides'))
    expect(memory.stored).toEqual([])
    show(resultsOf('/zh/article?q=glaciers'))
    show(resultsOf('/zh/article?q=glaciers&page=2&sort=date'))
    show(pageAt(article))
    show(resultsOf('/zh/article?q=glaciers'))
    expect(memory.stored).toEqual([holderOf('glaciers')])
  })

  it('leaves alone what is kept when all articles are listed [C3.19]', () => {
    const memory = createFakeSearchMemory()
    tab(resultsOf('/zh/article'), memory)
    expect(memory.stored).toEqual([])
  })

  it('keeps the search of this page, and not one that is remembered late', () => {
    const remembered = new Subject<SearchHolder | null>()
    const memory = createFakeSearchMemory()
    const { show } = tab(pageAt(home), { ...memory, read: () => remembered })
    show(resultsOf('/zh/article?q=tides'))
    remembered.next(holderOf('glaciers'))
    show(pageAt(article))
    show(resultsOf('/zh/article?q=tides'))
    expect(memory.stored).toEqual([holderOf('tides')])
  })

  it('asks for nothing that is remembered where the first page is a search', () => {
    let requested = 0
    const memory = createFakeSearchMemory()
    const counting: SearchMemory = { ...memory, read: () => ((requested += 1), memory.read()) }
    tab(resultsOf('/zh/article?q=tides'), counting)
    expect(requested).toBe(0)
    tab(pageAt(home), counting)
    expect(requested).toBe(1)
  })

  it('ends with its scope', () => {
    const memory = createFakeSearchMemory()
    const { scope, show } = tab(pageAt(home), memory)
    scope.end()
    show(resultsOf('/zh/article?q=tides'))
    show(pageAt(article))
    expect(memory.stored).toEqual([])
  })
})
