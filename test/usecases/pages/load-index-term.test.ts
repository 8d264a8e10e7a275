import { headOf } from '../../../core/domain/head/head-of.ts'
import { indexTermHead } from '../../../core/domain/head/index-term-head.ts'
import type { IndexTerm } from '../../../core/domain/index-term/index-term.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { indexTermAddresses } from '../../../core/usecases/addresses/index-term-addresses.ts'
import { loadArticle } from '../../../core/usecases/pages/load-article.ts'
import { loadIndexTerm } from '../../../core/usecases/pages/load-index-term.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { sampleContent, type FakeContent } from '@xuekan/core/testing'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const

const site = sampleContent.sites.find((each) => each.site.id === context.siteId)?.site
if (site === undefined) throw new Error('there is no such journal')
const sampleShell = { ...bareShell, site }

/** So many articles with this keyword, one a day. */
const withKeyword = (count: number, word: string): FakeContent['articles'] => {
  const [like] = sampleContent.articles.filter(({ article }) => article.siteId === context.siteId)
  if (like === undefined) throw new Error('the samples have no article of this journal')
  return Array.from({ length: count }, (_, at) => ({
    ...like,
    article: {
      ...like.article,
      id: `${word}-${at}`,
      keywords: { zh: [word, '共现'], en: [] },
      publishedOn: `2026-09-${String(30 - at).padStart(2, '0')}`,
    },
  }))
}

const bench = () =>
  gatewayBench({
    ...sampleContent,
    articles: [...sampleContent.articles, ...withKeyword(22, '低氧'), ...withKeyword(1, '孤词')],
  })

const load = (term: IndexTerm, page = 1, ports = bench()) =>
  settled(loadIndexTerm(ports, { context, term, page }))
const hypoxia = { kind: 'keyword', term: '低氧' } as const

describe('loadIndexTerm', () => {
  it('shows a page of the articles under a keyword, newest first, and what they have in common', () => {
    const state = load(hypoxia, 2)
    if (state.status !== 'ready') throw new Error(state.status)
    const { list, summary, author } = state.value
    expect(list.content.map(({ article }) => article.id)).toEqual(['低氧-20', '低氧-21'])
    expect(list).toMatchObject({ number: 1, totalPages: 2, totalElements: 22 })
    expect(summary.articleCount).toBe(22)
    expect(summary.keywords.map(({ value, count }) => [value, count])).toContainEqual(['共现', 22])
    expect(summary.keywords.map(({ value }) => value)).not.toContain('低氧')
    expect(author).toBeNull()
  })

  it('has no page beyond the last, nor one for a word that no article has', () => {
    expect(load(hypoxia, 3)).toEqual(failed({ kind: 'absent', call: 'keyword' }))
    expect(load({ kind: 'keyword', term: '没有这个词' }).status).toBe('failed')
  })

  it('tells who an author is, and shows the articles without that', () => {
    const name = sampleContent.articles
      .filter(({ article }) => article.siteId === context.siteId)
      .flatMap(({ article }) => article.contributors)
      .find((each) => each.name.zh !== '')?.name.zh
    const term = { kind: 'author', by: { kind: 'name', name: name ?? '' } } as const
    const state = load(term)
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.value.author?.name.zh).toBe(name)
    const ports = bench()
    const silent = { search: { ...ports.search, author: () => fail(unreachable('author')) } }
    const without = settled(loadIndexTerm(silent, { context, term, page: 1 }))
    expect(without.status === 'ready' && without.value.author === null).toBe(true)
  })
})

describe('an author with an ORCID', () => {
  const orcid = '0000-0002-1825-0097'
  const [like] = sampleContent.articles.filter(({ article }) => article.siteId === context.siteId)
  if (like === undefined) throw new Error('the samples have no article of this journal')
  const written = (id: string, zh: string, own: string) => ({
    ...like,
    article: {
      ...like.article,
      id,
      keywords: { zh: [], en: [] },
      contributors: [{ name: { zh, en: '' }, orcid: own, email: '', corresponding: false, affiliations: [] }],
    },
  })
  const ports = (...articles: FakeContent['articles']) => gatewayBench({ ...sampleContent, articles })

  it('is found by it under every name, and by a name with it', () => {
    const both = ports(
      written('1', '苏婉清', orcid),
      written('2', '苏晚晴', orcid),
      written('3', '陆鸣岐', ''),
    )
    const byOrcid = load({ kind: 'author', by: { kind: 'orcid', orcid } }, 1, both)
    expect(byOrcid.status === 'ready' && byOrcid.value.summary.articleCount).toBe(2)
    const byName = load({ kind: 'author', by: { kind: 'name', name: '苏婉清' } }, 1, both)
    expect(byName.status === 'ready' && byName.value.author?.orcid).toBe(orcid)
  })

  it('is not told from another of the same name: neither ORCID is theirs', () => {
    const namesakes = ports(written('1', '苏婉清', orcid), written('2', '苏婉清', '0000-0001-5109-3700'))
    const state = load({ kind: 'author', by: { kind: 'name', name: '苏婉清' } }, 1, namesakes)
    expect(state.status === 'ready' && state.value.author?.orcid).toBe('')
  })

  it('is linked from an article where a second one is theirs', () => {
    const linkedOf = (bench: ReturnType<typeof ports>) => {
      const state = settled(loadArticle(bench, { context, by: { kind: 'id', id: '1' } }))
      if (state.status !== 'ready') throw new Error(state.status)
      return state.value.linked.authors
    }
    expect(linkedOf(ports(written('1', '苏婉清', orcid), written('2', '苏晚晴', orcid)))).toEqual([orcid])
    expect(linkedOf(ports(written('1', '苏婉清', orcid)))).toEqual([])
  })
})

describe('indexTermAddresses', () => {
  it('lists what two articles or more stand under, each once, and nothing else', async () => {
    const found = await firstValueFrom(
      indexTermAddresses('keyword')({ context, shell: sampleShell, issues: [], latest: [] }, bench()),
    )
    if (!found.ok) throw new Error(found.error.kind)
    const terms = found.value.map(({ route }) => (route.page === 'keyword' ? route.term : ''))
    expect(terms).toContain('低氧')
    expect(terms).not.toContain('孤词')
    expect(new Set(terms).size).toBe(terms.length)
  })
})

describe('indexTermHead', () => {
  const headFor = (term: IndexTerm, page = 1) => {
    const state = load(term, page)
    if (state.status !== 'ready') throw new Error(state.status)
    const route = parseRoute(`/zh/keyword/${term.kind === 'keyword' ? term.term : ''}`)
    const origin = 'https://slgc.example.org'
    return headOf({
      ...indexTermHead(state.value, '关键词'),
      shell: sampleShell,
      route,
      language: 'zh',
      origin,
    })
  }

  it('names its own page and its feed', () => {
    const { title, links, metas } = headFor(hypoxia, 2)
    expect(title).toMatch(/^低氧 - 关键词 - /)
    const hrefs = links.map(({ href }) => decodeURIComponent(href))
    expect(hrefs).toContain('https://slgc.example.org/zh/keyword/低氧?page=2')
    expect(hrefs.some((href) => href.startsWith('/rc-pub/front/rss?type=keyword&keyword=低氧'))).toBe(true)
    expect(metas.map(({ name }) => name)).not.toContain('robots')
  })

  it('asks indexes to leave out a page of one article', () => {
    const { metas, links } = headFor({ kind: 'keyword', term: '孤词' })
    expect(metas).toContainEqual({ name: 'robots', content: 'noindex, follow' })
    expect(links).toEqual([])
  })
})
