import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'

const page = (path: string, site = 'slgc') => ask({ site, path, headers: { accept: 'text/html' } })
const hrefsIn = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href).filter((href) => pattern.test(href)),
  ),
]
const articlesIn = (html: string): number => new Set(hrefsIn(html, /^\/(?:zh|en)\/article\/doi\//)).size

/** Articles of the newest issue, in their pages. */
async function articlePages(language: 'zh' | 'en', site: string): Promise<readonly string[]> {
  const issue = await page(`/${language}/issue`, site)
  const links = hrefsIn(issue.body, new RegExp(`^/${language}/article/doi/[^?#]+$`)).slice(0, 6)
  return (await Promise.all(links.map((link) => page(link, site)))).map(({ body }) => body)
}

describe('pages of authors and keywords', () => {
  it.each(['zh', 'en'] as const)(
    'are linked from an article where they hold another one, and are there, in %s',
    async (language) => {
      const bodies = await articlePages(language, 'slgc')
      const links = new Set(bodies.flatMap((body) => hrefsIn(body, /^\/(?:zh|en)\/(?:author|keyword)\//)))
      expect(links.size).toBeGreaterThan(2)
      for (const link of links) {
        const told = await page(link)
        expect([link, told.status]).toEqual([link, 200])
        expect(articlesIn(told.body), link).toBeGreaterThanOrEqual(2)
        expect(told.body, link).not.toContain('name="robots"')
        expect(told.body, link).toMatch(
          /<link rel="alternate" href="\/rc-pub\/front\/rss\?type=(?:author|keyword)/,
        )
      }
    },
  )

  it('say whether they stand for a person or for a name', async () => {
    const bodies = await articlePages('en', 'slgc')
    const orcid =
      bodies
        .flatMap((body) => hrefsIn(body, /orcid\.org\/\d{4}-/))[0]
        ?.split('/')
        .at(-1) ?? ''
    expect((await page(`/en/author/${orcid}`)).body).toContain('by this author')
    const name = /<meta name="citation_author" content="([^"]*)"/.exec(bodies[0] ?? '')?.[1] ?? ''
    expect((await page(`/en/author/${encodeURIComponent(name)}`)).body).toContain('with this name')
  })

  it('are not there for nobody, for no word and beyond the last page', async () => {
    const bodies = await articlePages('zh', 'slgc')
    const link = bodies.flatMap((body) => hrefsIn(body, /^\/zh\/author\//))[0] ?? ''
    for (const path of [
      '/zh/author/0000-0000-0000-0001',
      '/zh/author/nobody',
      '/zh/keyword/nothing-of-the-kind',
      '/zh/subject/alchemy',
      '/zh/rank/sales',
      `${link}?page=999`,
    ]) {
      expect([path, (await page(path)).status]).toEqual([path, 404])
    }
  })

  it('gather a subject over the journals of a group, each article once on its pages', async () => {
    const told = await page('/zh/subject/hydraulic-engineering', 'hengwen')
    expect(told.status).toBe(200)
    expect(told.body).toContain('水利工程')
    expect(articlesIn(told.body)).toBeGreaterThan(5)
  })

  it('stand in the sitemap only where they hold two articles', async () => {
    const { body } = await ask({ site: 'slgc', path: '/sitemap.xml', headers: {} })
    const urls = [...body.matchAll(/<loc>([^<]*\/zh\/(?:keyword|author)\/[^<]*)<\/loc>/g)].map(
      ([, url = '']) => url,
    )
    expect(urls.length).toBeGreaterThan(5)
    for (const url of urls.filter((_, at) => at % 5 === 0)) {
      const told = await page(url.replace(/^http:\/\/[^/]+/, ''))
      expect([url, told.status]).toEqual([url, 200])
      expect(articlesIn(told.body), url).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('rankings, feeds and the site map', () => {
  it('show each of the six periods at an address of its own [C2.32]', async () => {
    const whole = await page('/en/rank/views')
    const periods = hrefsIn(whole.body, /^\/en\/rank\/views(?:\?period=|$)/)
    expect(periods).toHaveLength(6)
    for (const path of [...periods, '/en/rank/downloads', '/en/rank/citations?period=1y']) {
      expect([path, (await page(path)).status]).toEqual([path, 200])
    }
    expect(articlesIn(whole.body)).toBeGreaterThan(5)
  })

  it.each(['slgc', 'hengwen', 'www'])('lists every feed of %s, and each is there [C2.36]', async (site) => {
    const list = await page('/rssList?lang=zh', site)
    expect(list.status).toBe(200)
    const feeds = hrefsIn(list.body, /^\/rc-pub\/front\/rss/).map((href) => href.replaceAll('&amp;', '&'))
    expect(feeds.length).toBeGreaterThan(2)
    for (const path of feeds) {
      const feed = await ask({ site, path, headers: {} })
      expect([path, feed.status, feed.headers['x-robots-tag']]).toEqual([path, 200, 'noindex'])
    }
    const [opml = ''] = hrefsIn(list.body, /^data:text\/x-opml/)
    const listed = decodeURIComponent(opml).match(/xmlUrl="[^"]*"/g) ?? []
    expect(new Set(listed).size).toBe(new Set(feeds).size)
  })

  it.each(['slgc', 'hengwen', 'www'])('maps %s by links that lead somewhere', async (site) => {
    const map = await page('/en/site/map', site)
    expect(map.status).toBe(200)
    const main = map.body.slice(map.body.indexOf('<main'), map.body.indexOf('</main>'))
    const links = hrefsIn(main, /^\/(?!rc-pub)/)
    expect(links.length).toBeGreaterThan(5)
    for (const path of links.filter((_, at) => at % 3 === 0)) {
      expect([path, (await page(path, site)).status]).toEqual([path, 200])
    }
  })
})
