import { uiLanguages } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { articlesOf } from '../browser/support/all-articles.ts'
import { ask } from '../browser/support/ask.ts'
import { article, knownPages, type KnownPage } from '../browser/support/pages.ts'
import { articleByDoi, periodIdOf } from '../browser/support/rc-pub.ts'
import { elementsIn, hrefsIn, metasIn } from '../browser/support/read-html.ts'

const journals = ['slgc', 'gzxb', 'dqsb', 'emf'] as const

/** The pages that stand for content of their own: what a reader asks for, and how, is no such page. */
const listedPages = Object.entries<KnownPage>(knownPages).filter(
  ([name, { status }]) => status === 200 && name !== 'search' && name !== 'advancedSearch',
)

const read = async (site: string, path: string): Promise<string> => (await ask({ site, path })).body

const jsonLdIn = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<
    string,
    unknown
  >

/** hreflang to address; the canonical one under 'canonical'. */
const addressesIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    elementsIn(html, 'link').flatMap(({ rel, hreflang, href = '' }) =>
      rel === 'canonical' ? [['canonical', href]] : rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
    ),
  )

describe('an article page for programs that run no scripts', () => {
  it.each(uiLanguages)(
    'carries the tags that Google Scholar and reference managers read, in %s',
    async (language) => {
      const html = await read(article.site, knownPages.article.path(language))
      const wire = await articleByDoi(article.doi, language)
      expect(metasIn(html, 'citation_title')).toEqual([wire.resName.replaceAll(/<[^>]+>/g, '')])
      expect(metasIn(html, 'citation_author')).toEqual(wire.authors.split(';').map((name) => name.trim()))
      expect(metasIn(html, 'citation_doi')).toEqual([article.doi])
      expect(metasIn(html, 'citation_year')).toEqual(['2026'])
      expect(metasIn(html, 'citation_date')[0]).toMatch(/^2026(?:\/\d\d){0,2}$/)
      expect(metasIn(html, 'citation_publication_date')).toEqual(metasIn(html, 'citation_date'))
      expect(metasIn(html, 'citation_volume')).toHaveLength(1)
      expect(metasIn(html, 'citation_issue')).toEqual(['5'])
      expect(metasIn(html, 'citation_issn')[0]).toMatch(/^\d{4}-\d{3}[\dX]$/)
      expect(metasIn(html, 'citation_language')).toEqual([language])
      const order = elementsIn(html, 'meta').flatMap(({ name = '' }) =>
        name.startsWith('citation_') ? [name] : [],
      )
      expect(order[0]).toBe('citation_title')
      expect(order[1]).toBe('citation_author')
      expect(
        order.filter(
          (name, at) =>
            name === 'citation_author_institution' && !order[at - 1]?.startsWith('citation_author'),
        ),
      ).toEqual([])
    },
  )

  it('never says null, and has no tag without a content, on any article of any journal', async () => {
    for (const site of journals) {
      for (const language of uiLanguages) {
        for (const { path } of await articlesOf(site, language)) {
          const html = await read(site, path)
          const metas = elementsIn(html, 'meta').filter(({ charset }) => charset === undefined)
          const bad = metas.filter(({ content = '' }) => ['', 'null', 'undefined'].includes(content.trim()))
          expect(bad, path).toEqual([])
          expect(metasIn(html, 'citation_title'), path).toHaveLength(1)
          expect(metasIn(html, 'citation_author').length, path).toBeGreaterThan(0)
          expect(metasIn(html, 'citation_year'), path).toHaveLength(1)
        }
      }
    }
  })

  it.each(uiLanguages)(
    'holds its abstract in an element that is named for it, and JSON-LD that agrees, in %s',
    async (language) => {
      const html = await read(article.site, knownPages.article.path(language))
      const named = /<section[^>]*\bid="abstractsZh"[^>]*>(.*?)<\/section>/s.exec(html)?.[1] ?? ''
      const [abstract = ''] = metasIn(
        await read(article.site, knownPages.article.path('zh')),
        'citation_abstract',
      )
      expect(abstract.length).toBeGreaterThan(100)
      expect(named.replaceAll(/<[^>]+>/g, '')).toContain(abstract.slice(0, 30))
      const data = jsonLdIn(html)
      expect(data['@type']).toBe('ScholarlyArticle')
      expect([data['headline']]).toEqual(metasIn(html, 'citation_title'))
      expect((data['author'] as readonly { readonly name: string }[]).map(({ name }) => name)).toEqual(
        metasIn(html, 'citation_author'),
      )
      expect(data['inLanguage']).toBe(language)
      expect(elementsIn(html, 'link').filter(({ rel }) => rel === 'cite-as')).toEqual([])
    },
  )
})

describe('the addresses that a page gives for itself', () => {
  it('are absolute, name each other in both languages, and lead to themselves', async () => {
    for (const [name, { site, path }] of listedPages) {
      const zh = addressesIn(await read(site, path('zh')))
      const en = addressesIn(await read(site, path('en')))
      const { canonical: own, ...others } = zh
      const { canonical: ownInEnglish, ...othersInEnglish } = en
      expect(others, name).toEqual(othersInEnglish)
      expect(own, name).toBe(others['zh'])
      expect(ownInEnglish, name).toBe(others['en'])
      expect(Object.keys(others).sort(), name).toEqual(['en', 'x-default', 'zh'])
      expect(own, name).not.toBe(ownInEnglish)
      const again = await read(site, new URL(own ?? '').pathname)
      expect(addressesIn(again), name).toEqual(zh)
    }
  })

  it('are left out, and crawlers told to pass by, where a page stands for no content', async () => {
    for (const [name, { site, path }] of Object.entries<KnownPage>(knownPages)) {
      const html = await read(site, path('en'))
      const isListed = listedPages.some(([listed]) => listed === name)
      expect(metasIn(html, 'robots'), name).toEqual(isListed ? [] : ['noindex, follow'])
      expect(addressesIn(html)['canonical'] !== undefined, name).toBe(isListed)
    }
  })
})

describe('the home page of a journal', () => {
  it('names the current issue and the ids of its articles, and links to them with plain links', async () => {
    for (const site of journals) {
      const html = await read(site, '/zh/home')
      expect(/first-periods-id="([^"]*)"/.exec(html)?.[1], site).toBe(await periodIdOf(site))
      expect(hrefsIn(html).filter((href) => href.startsWith('/zh/article/')).length, site).toBeGreaterThan(2)
      const [id] = /(?<=href="\/zh\/article\/)\d+(?=\/")/.exec(html) ?? []
      expect(metasIn(await read(site, `/zh/article/${id}/`), 'citation_title'), site).toHaveLength(1)
    }
  })

  it.each(journals)('leads to every article of %s by at most ten plain links', async (site) => {
    const found = new Set(['/en/home'])
    let edge: readonly string[] = [...found]
    for (let steps = 0; steps < 3 && edge.length > 0; steps += 1) {
      const pages = await Promise.all(edge.map((path) => read(site, path)))
      const next = pages.flatMap(hrefsIn).filter((href) => href.startsWith('/en/') && !/[#?]/.test(href))
      edge = [...new Set(next)].filter((href) => !found.has(href))
      for (const href of edge) found.add(href)
    }
    const articles = [...found].filter((href) => /^\/en\/article\/.*(?<!\.pdf)$/.test(href))
    const results = await read(site, '/article?lang=en')
    expect(articles.length).toBe(
      Number(/role="status">([\d,]+) articles/.exec(results)?.[1]?.replace(',', '')),
    )
  })
})

describe('the calls of rc-pub', () => {
  it('are described at /rc-pub/openapi.json, every path below /rc-pub [C7.1]', async () => {
    const { status, headers, body } = await ask({ site: 'www', path: '/rc-pub/openapi.json' })
    const description = JSON.parse(body) as {
      readonly openapi: string
      readonly paths: Record<string, unknown>
    }
    expect(status).toBe(200)
    expect(String(headers['content-type'])).toContain('application/json')
    expect(description.openapi).toMatch(/^3\./)
    expect(Object.keys(description.paths)).toContain('/rc-pub/front/site/findBySld')
    expect(Object.keys(description.paths).every((path) => path.startsWith('/rc-pub/'))).toBe(true)
  })

  it('answer a success with the message that programs check for [C7.17]', async () => {
    const { body } = await ask({
      site: 'www',
      path: `/rc-pub/front/front-article/getArticleByDoi?doi=${article.doi}`,
    })
    expect(JSON.parse(body)).toMatchObject({ status: 0, message: '操作成功', data: { doi: article.doi } })
  })
})
