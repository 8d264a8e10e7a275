import type { ArticleContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { ArticleIdentity } from '../../../core/domain/route/route.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { parseContentLanguage } from '../../../core/domain/language/content-language.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { loadArticle } from '../../../core/usecases/pages/load-article.ts'
import { loadUnknown } from '../../../core/usecases/pages/load-unknown.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const portuguese = {
  language: parseContentLanguage('pt') ?? 'en',
  html: '<p>A água corre.</p>' as SafeHtml,
  inBothLanguages: false,
} as const

/** What the address asks for. */
function identityIn(address: string): ArticleIdentity {
  const route = parseRoute(address)
  if (route.page !== 'article') throw new Error(route.page)
  return route.by
}

function open(address: string, bench = gatewayBench()): Remote<ArticleContent> {
  const input = { context: { language: 'en', siteId: asSiteId('3') }, by: identityIn(address) } as const
  return settled(loadArticle(bench, input))
}

function contentOf(remote: Remote<ArticleContent>): ArticleContent {
  if (remote.status !== 'ready') throw new Error(remote.status)
  return remote.value
}

describe('loadArticle', () => {
  it.each([
    ['by DOI [C2.15]', '/article/doi/3/10.5555/jiang.32026200/en'],
    ['by DOI in other letters, with the language in front [C2.15]', '/en/article/doi/10.5555/JIANG.32026200'],
    ['by id [C2.16]', '/article/id/3/32026200/en'],
    ['by id, with the language in front [C2.16]', '/en/article/3/32026200'],
    ['by id under its older name [C2.17]', '/thesis/3/32026200/en'],
  ])('finds an article %s', (title, address) => {
    const bench = gatewayBench()
    expect(contentOf(open(address, bench)).article.id).toBe('32026200')
    expect(bench.calls.toSorted()).toEqual([
      'batchInfo',
      title.includes('DOI') ? 'byDoi' : 'byId',
      'contents',
      'fullText',
      'linkedTerms',
      'picturesOf',
      'related',
      'tablesOf',
    ])
  })

  it('shows the full text of an article that has one', () => {
    expect(contentOf(open('/en/article/32026200')).fullText).toEqual({
      language: 'en',
      html: '<p>Water moves.</p>',
      inBothLanguages: false,
    })
  })

  it('shows the text that the address names, and knows which is shown without a name', () => {
    const articles = sampleContent.articles.map((each) =>
      each.article.id === '32026200' ? { ...each, furtherTexts: [portuguese] } : each,
    )
    const bench = gatewayBench({ ...sampleContent, articles })
    const address = '/en/article/32026200?text=pt'
    const route = parseRoute(address)
    if (route.page !== 'article' || route.text === undefined) throw new Error(route.page)
    const context = { language: 'en', siteId: asSiteId('3') } as const
    const named = settled(loadArticle(bench, { context, by: route.by, text: route.text }))
    expect(contentOf(named)).toMatchObject({ fullText: { language: 'pt' }, unnamedText: 'en' })
    expect(contentOf(open(address, bench))).toMatchObject({
      fullText: { language: 'en' },
      unnamedText: 'en',
    })
  })

  it('knows the figures and tables of its text [C1.7]', () => {
    const kinds = contentOf(open('/en/article/32026200')).floats.map(
      ({ kind, anchor }) => `${kind} ${anchor}`,
    )
    expect(kinds).toEqual(['figure f1', 'figure f2', 'table t1'])
    const bench = gatewayBench()
    bench.break('picturesOf', unreachable('picturesOf'))
    expect(contentOf(open('/en/article/32026200', bench)).floats.map(({ kind }) => kind)).toEqual(['table'])
  })

  it('asks for no full text where there is none', () => {
    const bench = gatewayBench()
    expect(contentOf(open('/en/article/32026203', bench)).fullText).toBeNull()
    expect(bench.calls.toSorted()).toEqual(['batchInfo', 'byId', 'contents', 'linkedTerms', 'related'])
  })

  it.each([
    ['the first', '32026200', [null, '32026201']],
    ['one in the middle, over the end of a column', '32026203', ['32026202', '32026204']],
    ['the last', '32026205', ['32026204', null]],
  ])('knows the neighbours of %s in its issue', (_, id, neighbours) => {
    const { previous, next } = contentOf(open(`/en/article/${id}`))
    expect([previous?.id ?? null, next?.id ?? null]).toEqual(neighbours)
  })

  it('shows an article without its neighbours when the contents of the issue cannot be had', () => {
    const bench = gatewayBench()
    bench.break('contents', unreachable('contents'))
    expect(contentOf(open('/en/article/32026203', bench))).toMatchObject({ previous: null, next: null })
  })

  it('leads on to what is like it in its site, and stands without where that is not known', () => {
    const { further, previous, next, article } = contentOf(open('/en/article/32026200'))
    expect(further.length).toBeGreaterThan(0)
    const named = [article, previous, next].map((one) => one?.id)
    expect(further.filter(({ id, siteId }) => siteId !== article.siteId || named.includes(id))).toEqual([])
    const bench = gatewayBench()
    bench.break('related', unreachable('related'))
    expect(contentOf(open('/en/article/32026200', bench)).further).toEqual([])
  })

  it('asks for no contents when the article stands in no issue', () => {
    const articles = sampleContent.articles.map(({ article, fullText }) => ({
      article: { ...article, issueId: '' },
      fullText,
    }))
    const bench = gatewayBench({ ...sampleContent, articles })
    expect(contentOf(open('/en/article/32026203', bench))).toMatchObject({ previous: null, next: null })
    expect(bench.calls).toEqual(['byId', 'batchInfo', 'related', 'linkedTerms'])
  })

  it.each([
    ['byId', '/en/article/32026200'],
    ['byDoi', '/en/article/doi/10.5555/jiang.32026200'],
    ['fullText', '/en/article/32026200'],
  ])('fails as %s fails', (call, address) => {
    const bench = gatewayBench()
    bench.break(call, unreachable(call))
    expect(open(address, bench)).toEqual(failed(unreachable(call)))
  })

  it.each([
    ['by id', '/en/article/99999999', 'byId', ['byId', 'firstTwo', 'contents']],
    [
      'by a DOI with too little to go by',
      '/en/article/doi/10.5555/x',
      'byDoi',
      ['byDoi', 'firstTwo', 'contents'],
    ],
    [
      'by a DOI that is near none',
      '/en/article/doi/10.5555/nothing',
      'byDoi',
      ['byDoi', 'articles', 'firstTwo', 'contents'],
    ],
  ])('fails as absent %s, with what the site has instead [C2.4]', (_, address, call, calls) => {
    const bench = gatewayBench()
    const context = { language: 'en', siteId: asSiteId('3') } as const
    const instead = settled(loadUnknown(gatewayBench(), { context }))
    if (instead.status !== 'ready') throw new Error(instead.status)
    expect(instead.value.articles.length).toBeGreaterThan(1)
    expect(open(address, bench)).toEqual(failed({ kind: 'absent', call, instead: instead.value }))
    expect(bench.calls).toEqual(calls)
  })

  it('names the articles whose DOIs are nearest to one that none has, nearest first', () => {
    const state = open('/en/article/doi/10.5555/jiang.3202620l')
    const nearest = state.status === 'failed' && state.error.kind === 'absent' ? state.error.nearest : null
    expect(nearest?.map(({ doi }) => doi)[0]).toBe('10.5555/jiang.32026201')
    expect(nearest).toHaveLength(3)
  })

  it('fails as absent where the search for what is near fails, and the contents of the site', () => {
    const bench = gatewayBench()
    bench.break('articles', unreachable('articles'))
    bench.break('firstTwo', unreachable('firstTwo'))
    expect(open('/en/article/doi/10.5555/jiang.3202620l', bench)).toEqual(
      failed({ kind: 'absent', call: 'byDoi', instead: { issue: null, articles: [] } }),
    )
  })
})
