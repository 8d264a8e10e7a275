import type { Article } from '../../core/domain/article/article.ts'
import { headOf } from '../../core/domain/head/head-of.ts'
import { parseRoute } from '../../core/domain/route/parse-route.ts'
import { emptySearchQuery, type SearchQuery, type SearchSort } from '../../core/domain/search/search-query.ts'
import { bareShell } from '../../core/domain/shell/bare-shell.ts'
import { asSiteId } from '../../core/domain/site/site.ts'
import {
  articlesOf,
  createFakeCipher,
  createFakeDocumentHead,
  createFakeGateways,
  createFakeSessionGateway,
  journalsOf,
  sampleContent,
  type FakeContent,
} from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { given } from './support/first-value.ts'

const context = { language: 'en', siteId: asSiteId('3') } as const
const nobody = { language: 'en', siteId: asSiteId('99') } as const

const known = <T>(value: T) => ({ ok: true, value })
const absent = (call: string) => ({ ok: false, error: { kind: 'absent', call } })

describe('the book cloud of createFakeSessionGateway', () => {
  it('requires no login and opens nothing unless it is told to', async () => {
    const session = createFakeSessionGateway()
    expect(await given(session.bookCloudCheck(context))).toEqual(known('false'))
    expect(await given(session.bookCloudUrl(context, 'c1'))).toEqual(absent('bookCloudUrl'))
    expect((await given(session.ownBookCloudUrl(context))).ok).toBe(false)
    const bookCloud = { check: 'true', jumpUrls: { c1: 'https://example.org/c1' }, own: '' }
    const open = createFakeSessionGateway({}, { bookCloud })
    expect(await given(open.bookCloudCheck(context))).toEqual(known('true'))
    expect(await given(open.ownBookCloudUrl(context))).toEqual(known(''))
    expect(await given(open.bookCloudUrl(context, 'c1'))).toEqual(known('https://example.org/c1'))
  })
})

describe('createFakeDocumentHead', () => {
  it('keeps every head that it was shown, in order', () => {
    const fake = createFakeDocumentHead()
    const heads = (['zh', 'en'] as const).map((language) =>
      headOf({ shell: bareShell, route: parseRoute('/'), language, origin: '', title: [] }),
    )
    for (const head of heads) fake.show(head)
    expect(fake.shown).toEqual(heads)
  })
})

describe('createFakeCipher', () => {
  it('reads what it wrote, which cannot be read without it, and nothing else', () => {
    const { encrypt, decrypt } = createFakeCipher()
    expect(decrypt(encrypt('水位'))).toBe('水位')
    expect(encrypt('水位')).not.toContain('水位')
    expect(decrypt('水位')).toBeNull()
  })
})

describe('what the fakes know nothing of', () => {
  const bare: FakeContent = { sites: sampleContent.sites, articles: [] }

  it('is empty where a list is asked for, and absent where one entry is', async () => {
    const { news, collections, sites } = createFakeGateways(bare)
    expect(await given(news.latest(context, 9))).toEqual(known([]))
    expect(await given(news.jumpUrl(context, 'news', '380'))).toEqual(absent('jumpUrl'))
    for (const list of ['albumFigures', 'albumTables'] as const)
      expect(await given(collections[list](context, '371', { page: 0, size: 9 }))).toMatchObject(
        known({ content: [], totalElements: 0 }),
      )
    expect(await given(sites.basicInfo(context))).toEqual(known({ id: '3', indexedIn: [] }))
  })

  it('has an article without an abstract shared by its title alone', async () => {
    const [first] = sampleContent.articles
    if (first === undefined) throw new Error('the samples have no article')
    const article = { ...first.article, abstract: { zh: null, en: null } }
    const { articles } = createFakeGateways({ ...bare, articles: [{ ...first, article }] })
    expect(await given(articles.shared(context, article.id))).toMatchObject(
      known({ title: 'Glaciers and the changes of H₂O', summary: '' }),
    )
  })
})

describe('the news of the fakes', () => {
  it('are read on their own pages, or at their source', async () => {
    const { news } = createFakeGateways(sampleContent)
    expect(await given(news.jumpUrl(context, 'news', '380'))).toEqual(known('/en/newsDetails/380'))
    expect(await given(news.jumpUrl(context, 'news', '388'))).toEqual(known('https://news.example/water'))
  })
})

describe('a site that is not there', () => {
  it('has no header, no page, no channel and no journal', async () => {
    const { sites, news, articles, issues } = createFakeGateways(sampleContent)
    expect(await given(news.latest(nobody, 9))).toEqual(known([]))
    expect(await given(articles.latest(nobody, 9))).toEqual(known([]))
    expect(await given(issues.years(nobody))).toEqual(known([]))
    expect(await given(sites.header(nobody))).toEqual(absent('header'))
    expect(await given(sites.channelPage(nobody, '302'))).toEqual(absent('channelPage'))
    expect(await given(sites.channels(nobody))).toEqual(known([]))
    expect(await given(sites.group(nobody))).toEqual(absent('group'))
    expect(await given(sites.journals(nobody))).toEqual(known([]))
    expect(journalsOf(sampleContent, nobody.siteId)).toEqual([])
  })
})

describe('journalsOf', () => {
  it('passes over a journal of which nothing is known', async () => {
    const sites = sampleContent.sites.map((one) => (one.site.id === '4' ? { ...one, journal: null } : one))
    const { sites: gateway } = createFakeGateways({ ...sampleContent, sites })
    const answer = await given(gateway.journals({ language: 'zh', siteId: asSiteId('2') }))
    expect(answer.ok && answer.value.map(({ sld }) => sld)).toEqual(['jiang'])
  })
})

describe('the search of the fakes', () => {
  const search = async (query: Partial<SearchQuery>, content: FakeContent = sampleContent) => {
    const { search: gateway } = createFakeGateways(content)
    const answer = await given(gateway.articles(context, { ...emptySearchQuery, ...query }))
    if (!answer.ok) throw new Error(answer.error.kind)
    return answer.value
  }
  const none = { zh: '', en: '' }
  const bareOf = (article: Article): Article => ({
    ...article,
    abstract: { zh: null, en: null },
    section: { zh: article.section.zh, en: '' },
  })

  it.each<readonly [SearchSort, (article: Article) => number]>([
    ['views', ({ visits }) => visits],
    ['downloads', ({ downloads }) => downloads],
    ['citations', ({ citations }) => citations],
  ])('sorts by %s, the most first [C2.31]', async (sort, numberOf) => {
    const { hits } = await search({ sort })
    const all = articlesOf(sampleContent, context.siteId).map(({ article }) => numberOf(article))
    expect(hits.map(({ article }) => numberOf(article as Article))).toEqual(
      all.toSorted((a, b) => b - a).slice(0, hits.length),
    )
  })

  it('finds the articles of the last year alone, counted from the newest [C2.31]', async () => {
    const [all, newest] = [await search({}), await search({ time: 1 })]
    expect([all.total, newest.total]).toEqual([24, 12])
    expect(new Set(newest.hits.map(({ article }) => article.year))).toEqual(new Set([2026]))
  })

  it('shows nothing of an abstract that is not there, and the Chinese name of a column without another', async () => {
    const articles = sampleContent.articles.map((one) => ({ ...one, article: bareOf(one.article) }))
    const result = await search({ term: 'glaciers' }, { ...sampleContent, articles })
    expect(result.hits.map(({ snippet }) => snippet)).toEqual(result.hits.map(() => ''))
    expect(result.facets.column).toMatchObject([{ value: '论文', label: '论文', count: 4 }])
    const columnless = articles.map((one) => ({ ...one, article: { ...one.article, section: none } }))
    expect((await search({}, { ...sampleContent, articles: columnless })).facets.column).toEqual([])
  })
})
