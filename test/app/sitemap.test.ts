import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disallowed } from '../../server/host/crawlers/robots.ts'
import { askPage, openPortal, type PortalInTest, type Told } from './support/portal-in-test.ts'

let portal: PortalInTest

beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

/** A journal, a group and the aggregate. */
const sites = ['slgc', 'hengwen', 'www'] as const

const linesOf = ({ body }: Told): readonly string[] => body.trimEnd().split('\n')
const pathOf = (url: string): string => url.replace(/^http:\/\/[^/]+/, '')
const hrefs = (html: string, rel: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'))].map(([, href]) => href ?? '')

interface Listed {
  readonly url: string
  readonly changedOn: string
  readonly alternates: readonly (readonly [language: string, url: string])[]
}

const listedIn = ({ body }: Told): readonly Listed[] =>
  [...body.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?(.*?)<\/url>/g)].map(
    ([, escaped = '', changedOn = '', links = '']) => ({
      url: escaped.replaceAll('&amp;', '&'),
      changedOn,
      alternates: [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, href] as const,
      ),
    }),
  )

describe('/sitemap.xml', () => {
  it.each(sites)(
    'names pages that answer and stand for themselves on this host: %s [C9.12]',
    async (site) => {
      const told = await askPage(portal.port, site, '/sitemap.xml')
      expect(told.status).toBe(200)
      expect(told.headers['content-type']).toBe('application/xml; charset=utf-8')
      const listed = listedIn(told)
      expect(new Set(listed.map(({ url }) => url)).size).toBe(listed.length)
      // some of each kind of page, from its beginning and beyond
      const kinds = listed.map(({ url }) => pathOf(url).split('/')[2])
      const tried = listed.filter((_, at) => at - kinds.indexOf(kinds[at]) < 6 || at % 41 === 0)
      expect(tried.length).toBeGreaterThan(3)
      for (const { url, alternates } of tried) {
        expect(url).toContain(`://${site}.localhost:${portal.port}/`)
        const page = await askPage(portal.port, site, pathOf(url))
        expect(page.status, url).toBe(200)
        expect(hrefs(page.body, 'canonical'), url).toEqual([url.replaceAll('&', '&amp;')])
        const said = [...page.body.matchAll(/<link rel="alternate" href="([^"]*)" hreflang="([^"]*)"/g)].map(
          ([, href, language]) => [language, href],
        )
        expect(alternates, url).toEqual(said)
        expect(page.body, url).not.toContain('name="robots"')
      }
      expect(portal.failures).toEqual([])
    },
    // some hundred pages are rendered, one after the other
    120_000,
  )

  it('names every issue and every article of a journal in both languages, with its change', async () => {
    const listed = listedIn(await askPage(portal.port, 'slgc', '/sitemap.xml'))
    const urls = new Set(listed.map(({ url }) => pathOf(url)))
    const articles = [...urls].filter((url) => url.startsWith('/en/article/'))
    const files = readdirSync('samples/articles/slgc', { recursive: true, encoding: 'utf8' })
    expect(articles.length).toBe(files.filter((name) => name.endsWith('.xml')).length)
    for (const url of articles) expect(urls.has(url.replace('/en/', '/zh/')), url).toBe(true)
    const issue = listed.find(({ url }) => url.endsWith('/zh/issue/2026/5'))
    expect(issue?.changedOn).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const now = new Date().toISOString()
    expect(listed.filter(({ changedOn }) => changedOn > now)).toEqual([])
  })

  it('is the same list as /sitemap.txt, and is answered to HEAD and zipped', async () => {
    const text = await askPage(portal.port, 'slgc', '/sitemap.txt')
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
    const listed = listedIn(await askPage(portal.port, 'slgc', '/sitemap.xml'))
    expect(linesOf(text)).toEqual(listed.map(({ url }) => url))
    const url = `http://127.0.0.1:${portal.port}/sitemap.xml`
    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toContain('</urlset>')
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('stands on the host that stands for its site alone', async () => {
    const { status, headers } = await askPage(portal.port, 'gjjj', '/sitemap.xml?a=1')
    const origin = `http://economics-quarterly.localhost:${portal.port}`
    expect([status, headers['location']]).toEqual([302, `${origin}/sitemap.xml`])
    const own = linesOf(await askPage(portal.port, 'economics-quarterly', '/sitemap.txt'))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  })

  it('is not there on a host without a site', async () => {
    for (const path of ['/sitemap.xml', '/sitemap.txt', '/sitemap-1.xml'])
      expect((await askPage(portal.port, 'nobody', path)).status, path).toBe(404)
  })
})

describe('/robots.txt', () => {
  it('asks crawlers to leave searches alone, and to read nothing else less', async () => {
    const { status, body } = await askPage(portal.port, 'slgc', '/robots.txt')
    expect(status).toBe(200)
    expect(body).toContain(`Sitemap: http://slgc.localhost:${portal.port}/sitemap.xml\n`)
    expect(body).toContain('Disallow: /zh/article?\n')
    for (const site of sites) {
      const listed = linesOf(await askPage(portal.port, site, '/sitemap.txt')).map(pathOf)
      expect(listed.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([])
    }
  })
})

describe('crawlers', () => {
  it.each([
    '/zh/article?q=a',
    '/en/article?q=a',
    '/textList?type=table',
    '/audioList?type=audio',
    '/informationList?type=news',
    '/othersList?type=other',
    '/searchPublication?type=publication',
    '/mag?type=publication',
    '/seniorSearch',
    '/login?lang=zh',
    '/quickLogin',
    '/register',
    '/forgetCode',
    '/accountBinding',
    '/secondFactor',
    '/accountSettings',
    '/personal?lang=en',
  ])('are asked to leave %s alone [C2.25] [C2.33]', async (path) => {
    const { body } = await askPage(portal.port, 'slgc', '/robots.txt')
    const starts = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start)
    expect(starts.filter((start) => path.startsWith(start))).toHaveLength(1)
  })
})

describe('a sitemap before another rc-pub', () => {
  it('is the same, and takes few calls at once, once for all who ask', async () => {
    let [calls, most, underway] = [0, 0, 0]
    const way = createServer((request, response) => {
      const isContents = String(request.url).includes('GroupByColumn')
      if (isContents) most = Math.max(most, (underway += 1))
      calls += 1
      const headers = {
        language: String(request.headers['language'] ?? 'en'),
        siteId: String(request.headers['siteid'] ?? ''),
      }
      fetch(`http://127.0.0.1:${portal.port}${request.url}`, { headers }).then(
        async (answer) => {
          const bytes = Buffer.from(await answer.arrayBuffer())
          if (isContents) underway -= 1
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          response.end(bytes)
        },
        () => response.destroy(),
      )
    }).listen(0, '127.0.0.1')
    await once(way, 'listening')
    const remote = await openPortal(`http://127.0.0.1:${(way.address() as AddressInfo).port}`)
    const own = await askPage(portal.port, 'slgc', '/sitemap.txt')
    const asked = await Promise.all([1, 2, 3].map(() => askPage(remote.port, 'slgc', '/sitemap.txt')))
    const once_ = calls
    for (const { status, body } of asked) {
      expect(status).toBe(200)
      expect(body.replaceAll(`:${remote.port}/`, `:${portal.port}/`)).toBe(own.body)
    }
    expect(most).toBeLessThanOrEqual(4)
    await askPage(remote.port, 'slgc', '/sitemap.xml')
    expect(calls).toBe(once_)
    way.closeAllConnections()
    way.close()
    // a site that is held is still named; one that is not cannot be
    const later = await askPage(remote.port, 'hengwen', '/sitemap.xml')
    expect([later.status, later.headers['retry-after']]).toEqual([503, '60'])
    await remote.close()
  }, 60_000)
})

/** Where Linux lists what this process has open. */
const descriptors = '/proc/self/fd'

const openBelow = (folder: string): readonly string[] =>
  readdirSync(descriptors).flatMap((name) => {
    try {
      const path = readlinkSync(`${descriptors}/${name}`)
      return path.startsWith(folder) && path.includes('/rows') ? [path] : []
    } catch {
      return []
    }
  })

describe.skipIf(!existsSync(descriptors))('the files of sitemaps', () => {
  it('are open as long as the portal, and closed with it', async () => {
    const own = await openPortal()
    const folder = dirname(own.outbox)
    expect((await askPage(own.port, 'slgc', '/sitemap.xml')).status).toBe(200)
    expect(openBelow(folder)).toHaveLength(1)
    await own.close()
    await expect.poll(() => openBelow(folder)).toEqual([])
  }, 240_000)
})
