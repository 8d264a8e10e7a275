import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { formatRoute, type PageName } from '@xuekan/core/route'
import { arbitraryRoute } from '@xuekan/core/testing'
import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { addCrawlerFiles } from '../../../server/host/crawlers/add-crawler-files.ts'
import { disallowed } from '../../../server/host/crawlers/robots.ts'
import {
  partsOf,
  printPart,
  type Sitemap,
  type SitemapLimits,
} from '../../../server/host/crawlers/sitemap.ts'
import { decoded } from '../../support/decoded.ts'

const origin = 'http://gzxb.localhost'

const sitemapOf = (paths: readonly string[], changedOn: (at: number) => string = () => ''): Sitemap => ({
  origin,
  defaultLanguage: 'zh',
  length: paths.length,
  pages: async (from, to) =>
    paths.slice(from, to).map((path, at) => ({
      urls: { zh: `${origin}/zh${path}`, en: `${origin}/en${path}` },
      changedOn: changedOn(from + at),
    })),
  hold: () => () => undefined,
})

async function serve(sitemap: Sitemap, limits?: SitemapLimits): Promise<FastifyInstance> {
  const host = Fastify()
  addCrawlerFiles(host, {
    findSitemap: async () => ({ kind: 'sitemap', sitemap }),
    refuse: async () => null,
    ...(limits === undefined ? {} : { limits }),
  })
  await host.ready()
  return host
}

const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  )

describe('partsOf', () => {
  it('should hold every page once, in order, in files within the limits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.webPath({ size: 'small' }), { maxLength: 40 }),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1_500, max: 6_000 }),
        async (paths, addresses, bytes) => {
          const sitemap = sitemapOf(paths)
          const parts = await partsOf(sitemap, { addresses, bytes })
          const files = await Promise.all(parts.map((part) => text(Readable.from(printPart(sitemap, part)))))
          for (const file of files) {
            expect(locations(file).length).toBeLessThanOrEqual(addresses)
            expect(Buffer.byteLength(file)).toBeLessThanOrEqual(bytes)
          }
          expect(files.flatMap(locations)).toEqual(
            paths.flatMap((path) => [`${origin}/zh${path}`, `${origin}/en${path}`]),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a sitemap of more than 50,000 addresses', () => {
  it('is an index of files with the newest day of each, and a text with the first ones', async () => {
    const count = 25_500
    const paths = Array.from({ length: count }, (_, at) => `/article/doi/10.1000/"${at}"&a`)
    const host = await serve(
      sitemapOf(paths, (at) => (at === 25_100 ? '2026-03-01' : at < 9 ? '2026-01-02' : '')),
    )
    const index = await host.inject('/sitemap.xml')
    expect(index.body).toContain('<sitemapindex')
    expect(locations(index.body)).toEqual([1, 2].map((part) => `${origin}/sitemap-${part}.xml`))
    expect([...index.body.matchAll(/<lastmod>([^<]*)/g)].map(([, day]) => day)).toEqual([
      '2026-01-02',
      '2026-03-01',
    ])
    const parts = await Promise.all([1, 2].map((part) => host.inject(`/sitemap-${part}.xml`)))
    expect(parts.map(({ body }) => locations(body).length)).toEqual([50_000, 1_000])
    expect(locations(parts[1]?.body ?? '').at(-1)).toBe(`${origin}/en${paths.at(-1)}`)
    expect((await host.inject('/sitemap.txt')).body.split('\n').length).toBe(50_001)
    for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-01x.xml'])
      expect((await host.inject(path)).statusCode, path).toBe(404)
    await host.close()
  })

  it('has no parts where it is one file', async () => {
    const host = await serve(sitemapOf(['/home']))
    expect((await host.inject('/sitemap-1.xml')).statusCode).toBe(404)
    expect(locations((await host.inject('/sitemap.xml')).body)).toHaveLength(2)
    await host.close()
  })
})

const searches: readonly PageName[] = ['search', 'resources', 'publications', 'advancedSearch']
const forMembers: readonly PageName[] = ['account', 'accountSettings', 'personal', 'myAlbums']

describe('a sitemap on the wire', () => {
  it.each([
    ['gzip, br', 'gzip'],
    ['gzip;q=0', undefined],
    ['br', undefined],
  ])('is the same to who takes %j, in %s', async (accepted, encoding) => {
    const host = await serve(sitemapOf(['/home', '/issue/2026/1']))
    const plain = await host.inject('/sitemap.xml')
    const answer = await host.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(decoded(answer.rawPayload, encoding)).toBe(plain.body)
  })

  it.each(['gzip', 'identity'])(
    'is cut off, and nothing else, where it cannot be printed to its end: %s',
    async (accepted) => {
      const whole = sitemapOf(Array.from({ length: 500 }, (_, at) => `/${at}`))
      let held = 0
      const broken: Sitemap = {
        ...whole,
        pages: async (from, to) => {
          if (to > 450) throw new Error('unreadable')
          return whole.pages(from, to)
        },
        hold: () => {
          held += 1
          return () => (held -= 1)
        },
      }
      const host = await serve(broken)
      const asked = { url: '/sitemap.txt', headers: { 'accept-encoding': accepted } }
      const answer = await host.inject(asked).catch(() => null)
      expect(answer?.statusCode).not.toBe(200)
      expect(held).toBe(0)
      expect((await host.inject('/robots.txt')).statusCode).toBe(200)
    },
  )
})

describe('robots.txt', () => {
  it('should keep crawlers out of every search and away from no page that indexes list', () => {
    const isRight = (page: PageName, address: string): boolean => {
      if (disallowed.some((start) => address.startsWith(start)))
        return [...searches, ...forMembers, 'unknown'].includes(page)
      // what is left is the list of all articles
      return !searches.includes(page) || /^\/(zh|en)\/article$/.test(address)
    }
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        const address = formatRoute({ ...route, language: route.language ?? 'zh' })
        expect(isRight(route.page, address), address).toBe(true)
      }),
    )
  })
})
