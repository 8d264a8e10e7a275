import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 600_000)
afterAll(() => portal.close())

const ask = (path: string, site = 'slgc') => askPage(portal.port, site, path)
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
/** What may have been meant, which stands before the contents of the site. */
const nearestIn = (html: string): readonly string[] =>
  articlesIn(`<main${/<section[^>]*aria-labelledby="nearest".*?<\/section>/s.exec(html)?.[0] ?? ''}</main>`)
const articlesIn = (html: string): readonly string[] => [
  ...new Set([...mainOf(html).matchAll(/href="([^"]*\/article\/[^"?]*)"/g)].map(([, href]) => href ?? '')),
]

describe('an address without a page', () => {
  it.each([
    ['slgc', 'zh', /第 \d+ 卷 第 \d+ 期 目次/],
    ['slgc', 'en', /Volume \d+, issue \d+ Contents/],
    ['www', 'zh', /最新文章/],
    ['hengwen', 'en', /Newest articles/],
  ])(
    'of %s in %s shows what the site has instead, and each of it opens [C2.4]',
    async (site, language, said) => {
      const { status, body } = await ask(`/${language}/nowhere`, site)
      expect(status).toBe(404)
      expect(mainOf(body)).toMatch(said)
      const articles = articlesIn(body)
      expect(articles.length).toBeGreaterThan(1)
      expect(articles.length).toBeLessThanOrEqual(5)
      for (const href of articles) expect((await ask(href, site)).status, href).toBe(200)
    },
  )
})

describe('the title of a page that is missing', () => {
  it.each([
    '/zh/a/b/c',
    '/zh/nosuchcode',
    '/zh/issue/1999/9',
    '/zh/article/1',
    '/en/article/doi/10.5555/nope',
    '/en/figure/99999999',
    '/zh/author/999',
    '/en/news/detail/999999',
    '/errorPage?lang=zh',
    '/forbiddenPage?lang=en',
  ])('says what its heading says (%s)', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBeGreaterThanOrEqual(400)
    const said = /<h1[^>]*>([^<]+)<\/h1>/.exec(body)?.[1]
    expect(/<title>([^<]*?) - /.exec(body)?.[1]).toBe(said)
  })
})

describe('an article that is not there', () => {
  it('names those that may have been meant, the likeliest first [C2.15]', async () => {
    const { status, body } = await ask('/zh/article/doi/10.5555/slgc.2026.05.0l1')
    expect(status).toBe(404)
    expect(mainOf(body)).toContain('您要找的也许是')
    expect(nearestIn(body)[0]).toBe('/zh/article/doi/10.5555/slgc.2026.05.001')
    const copied = await ask(`/en/article/doi/${encodeURIComponent('10.5555/slgc.2026.05.002。')}`)
    expect(copied.status).toBe(404)
    expect(mainOf(copied.body)).toContain('You may be looking for')
    expect(nearestIn(copied.body)[0]).toBe('/en/article/doi/10.5555/slgc.2026.05.002')
  })

  it.each(['/zh/article/doi/10.5555/nothing.like.this', '/zh/article/99999999'])(
    'names none where none is near: %s',
    async (path) => {
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(mainOf(body)).not.toContain('您要找的也许是')
      expect(nearestIn(body)).toEqual([])
    },
  )

  it.each([
    [
      'slgc',
      '/zh/article/doi/10.5555/nothing.like.this',
      '10.5555/nothing.like.this',
      /第 \d+ 卷 第 \d+ 期 目次/,
    ],
    ['slgc', '/en/article/99999999', '99999999', /Volume \d+, issue \d+ Contents/],
    ['www', '/zh/article/99999999', '99999999', /最新文章/],
  ])(
    'on %s at %s is asked for again in a search, beside the contents of the site [C2.4]',
    async (site, path, asked, said) => {
      const { status, body } = await ask(path, site)
      expect(status).toBe(404)
      expect(body).toMatch(/<title>(找不到这篇文章|This article could not be found) - /)
      const main = mainOf(body)
      expect(main).toMatch(said)
      expect(/<input[^>]*type="search"[^>]*>/.exec(main)?.[0]).toContain(`value="${asked}"`)
      const articles = articlesIn(body)
      expect(articles.length).toBeGreaterThan(1)
      for (const href of articles) expect((await ask(href, site)).status, href).toBe(200)
    },
  )
})
