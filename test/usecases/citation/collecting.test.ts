import { basketLimit } from '../../../core/domain/citation/basket-key.ts'
import type { WholeSearch } from '../../../core/domain/search/search-export.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import type { SearchResult } from '../../../core/domain/search/search-result.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import type { CollectingPorts } from '../../../core/usecases/citation/collecting.ts'
import { articleSummary } from '../../../core/domain/article/article-summary.ts'
import { createFakeGateways, noFacets, sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { given } from '../support/first-value.ts'
import { gatedCalls } from '../support/gated-calls.ts'
import { answerOf, citingServer, openTab } from './tabs.ts'

const [site = ''] = sampleContent.articles.map(({ article }) => article.siteId)
const search: WholeSearch = { kind: 'article', query: emptySearchQuery, siteId: site, language: 'zh' }
const articles = sampleContent.articles
  .map(({ article }) => articleSummary(article))
  .filter(({ siteId }) => siteId === site)
const page = (number: number, query = search.query) =>
  ({
    search: { ...search, query: { ...query, page: number } },
    list: 'direct',
    page: number,
    articles: articles.slice((number - 1) * 5, number * 5),
  }) as const

/** A search that finds so many articles, and the calls that it answered. */
function finding(total: number): { readonly search: CollectingPorts['search']; readonly calls: string[] } {
  const [sample] = articles
  if (sample === undefined) throw new Error('no article')
  const all = Array.from({ length: total }, (_, index) => ({ ...sample, id: `9${index}` }))
  const calls: string[] = []
  const page = (number: number, size: number): AsyncResult<SearchResult> => {
    calls.push(`${number} of ${size}`)
    const hits = all.slice((number - 1) * size, number * size).map((article) => ({ article, snippet: '' }))
    return answerOf({ total, hits, words: [], facets: noFacets })
  }
  return {
    calls,
    search: {
      articles: (_context, query, size = 20) => page(query.page, size),
      advanced: (_context, _query, shown, size = 20) => page(shown.page, size),
    },
  }
}

describe('the hits of createCollecting', () => {
  it('are chosen over pages, counted with their pages, and are there again after a reload [C4.21]', () => {
    const tab = openTab(citingServer().gateway)
    const [first, third] = [page(1), page(3)]
    tab.model.hits.select(third, third.articles.slice(1, 2), true)
    tab.model.hits.select(first, first.articles, true)
    const { hits, pages } = tab.model.hits.of(page(2).search)
    expect([hits.length, pages]).toEqual([first.articles.length + 1, 2])
    expect(hits.map(({ entry }) => entry.id)).toEqual([
      ...first.articles.map(({ id }) => id),
      third.articles[1]?.id,
    ])
    tab.scope.end()
    const again = openTab(citingServer().gateway, { chosen: tab.selected.text })
    expect(again.model.hits.of(first.search).hits).toEqual(hits)
    again.model.hits.select(first, first.articles.slice(0, 1), false)
    expect(
      again.model.hits.of(first.search).holds({ siteId: asSiteId(site), id: first.articles[0]?.id ?? '' }),
    ).toBe(false)
    again.model.hits.clear()
    expect(again.model.hits.of(first.search)).toMatchObject({ hits: [], pages: 0 })
    expect(again.selected.text).toBeNull()
  })

  it('go into the basket in the order of the list, and end with another search [C4.21]', () => {
    const tab = openTab(citingServer().gateway)
    tab.model.hits.select(page(2), page(2).articles, true)
    tab.model.hits.select(page(1), page(1).articles, true)
    const chosen = tab.model.hits.of(search).hits.map(({ entry }) => entry)
    expect(tab.model.addAll(chosen)).toEqual({ held: chosen.length, left: 0 })
    expect(tab.model.state$.value.items.map(({ id }) => id)).toEqual(
      articles.slice(0, 10).map(({ id }) => id),
    )
    const other = page(1, { ...search.query, term: 'tides' })
    expect(tab.model.hits.of(other.search).hits).toEqual([])
    tab.model.hits.select(other, other.articles.slice(0, 1), true)
    expect(tab.model.hits.of(search).hits).toEqual([])
  })
})

describe('adding a whole result', () => {
  it('puts every hit into the basket in the order that is shown, once [C4.21]', async () => {
    const calls = gatedCalls()
    const gateways = createFakeGateways(sampleContent, calls.onTheWay)
    const tab = openTab(citingServer().gateway, { search: gateways.search })
    const context = { language: 'zh', siteId: asSiteId(site) } as const
    const first = await given(gateways.search.articles(context, search.query, 100))
    const order = first.ok ? first.value.hits.map(({ article }) => article.id) : []
    const [inBasket] = articles.slice(3)
    if (inBasket !== undefined) tab.model.addArticles([inBasket])
    calls.wait()
    tab.model.found.add(search)
    tab.model.found.add(search)
    expect(tab.model.found.of(search)).toEqual({ status: 'adding' })
    calls.answer()
    expect(calls.calls).toEqual(['articles', 'articles'])
    expect(tab.model.found.of(search)).toEqual({
      status: 'added',
      held: articles.length,
      total: articles.length,
    })
    const rest = order.filter((id) => id !== inBasket?.id)
    expect(tab.model.state$.value.items.map(({ id }) => id)).toEqual([inBasket?.id, ...rest])
    expect(tab.model.found.of({ ...search, query: { ...search.query, term: 'else' } })).toBeNull()
  })

  it('stops where the basket is full and says how many hits it holds [C4.21]', () => {
    const { search: gateway, calls } = finding(basketLimit + 130)
    const tab = openTab(citingServer().gateway, { search: gateway })
    tab.model.found.add(search)
    expect(calls).toEqual([1, 2, 3, 4, 5].map((number) => `${number} of 100`))
    expect(tab.model.state$.value.items).toHaveLength(basketLimit)
    expect(tab.model.found.of(search)).toMatchObject({ held: basketLimit, total: basketLimit + 130 })
    tab.model.add({ siteId: asSiteId('1'), id: 'x', title: { zh: '', en: '' }, source: { zh: '', en: '' } })
    expect([tab.model.state$.value.items.length, tab.notified]).toEqual([basketLimit, ['batchFull']])
  })

  it('asks an advanced search by its text, and tells a failure without adding anything [C2.30] [C8.1]', () => {
    const calls = gatedCalls()
    const gateways = createFakeGateways(sampleContent, calls.onTheWay)
    const tab = openTab(citingServer().gateway, { search: gateways.search })
    const years = { ...search, kind: 'advanced', query: { ...search.query, term: 'all=*' } } as const
    const nothing = { ...years, query: { ...years.query, term: '((' } }
    tab.model.found.add(nothing)
    expect([tab.notified, tab.model.found.of(nothing)]).toEqual([['getDataErrorMessage'], null])
    calls.broken.set('articles', { kind: 'unreachable', call: 'articles' })
    tab.model.found.add(search)
    expect(tab.model.state$.value.items).toEqual([])
    expect(tab.model.found.of(search)).toBeNull()
    const named = { ...years, query: { ...years.query, term: 'title~"the changes"' } }
    tab.model.found.add(named)
    expect(calls.calls.at(-1)).toBe('advanced')
    expect(tab.model.found.of(named)).toMatchObject({ status: 'added' })
    expect(tab.model.state$.value.items.length).toBeGreaterThan(0)
  })
})
