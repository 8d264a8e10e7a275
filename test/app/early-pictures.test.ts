import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availablePages } from '../../app/pages/registry.ts'
import { onePageOfEachKind } from '../browser/support/every-kind.ts'
import { elementsIn } from '../browser/support/read-html.ts'
import { sampleSites } from '../browser/support/sample-sites.ts'
import { cookieOf, visitsTo } from './support/plain-browser.ts'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 600_000)
afterAll(() => portal.close())

interface Told {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** What a page has fetched before its parser meets it: by its head, anywhere else, and by its headers. */
const fetchedEarly = ({ headers, body }: Told) => {
  const links = (html: string) => elementsIn(html, 'link').filter(({ rel = '' }) => rel.includes('preload'))
  const [head = '', rest = ''] = body.split('</head>')
  return {
    head: links(head),
    elsewhere: links(rest),
    headers: /rel=\\?"?(?:module)?preload/i.exec(JSON.stringify(headers['link'] ?? ''))?.[0] ?? null,
  }
}

const pictures = (body: string) => elementsIn(body, 'img').filter(({ src = '' }) => src !== '')

describe('what a page has fetched ahead of itself', () => {
  it('is one picture at most, on every kind of page', async () => {
    const kinds = await onePageOfEachKind(
      async ({ site, path }) => (await askPage(portal.port, site, path)).body,
    )
    const ofMembers = new Set<string>(['accountSettings', 'personal', 'myAlbums', 'sharedAlbum'])
    expect([...availablePages].filter((kind) => !ofMembers.has(kind) && !kinds.has(kind))).toEqual([])
    for (const [kind, { site, path }] of kinds) {
      const told = await askPage(portal.port, site, path)
      const { head, elsewhere, headers } = fetchedEarly(told)
      expect([kind, elsewhere, headers]).toEqual([kind, [], null])
      expect(head.length, kind).toBeLessThanOrEqual(1)
      for (const { as, href } of head) {
        expect([kind, as]).toEqual([kind, 'image'])
        const [shown] = pictures(told.body).filter(({ src }) => src === href)
        expect([kind, shown?.['fetchpriority'] ?? shown?.['fetchPriority']]).toEqual([kind, 'high'])
      }
    }
    expect(portal.failures).toEqual([])
  }, 120_000)

  it('is none in the personal centre, whatever picture the header shows', async () => {
    const visit = visitsTo(portal)
    const form = { action: 'enter', userName: 'linxi', password: 'Xuekan2026' }
    const cookie = cookieOf(await visit('/login', { form }))
    const told = await visit('/personal?lang=zh', { cookie })
    expect(told.status).toBe(200)
    expect(told.body).not.toMatch(/rel="(?:module)?preload"/)
  })

  it('is the picture that leads a home with one, and the figure of its page, while others are shown too', async () => {
    const homes = await Promise.all(sampleSites.map((site) => askPage(portal.port, site, '/zh/home')))
    const early = homes.map((told) => fetchedEarly(told).head.length)
    expect(Math.max(...early)).toBe(1)
    expect(homes.filter(({ body }) => pictures(body).length > 1).length).toBeGreaterThan(3)
    for (const { body } of homes) {
      const leading = pictures(body).filter(
        (one) => (one['fetchpriority'] ?? one['fetchPriority']) === 'high',
      )
      const hrefs = fetchedEarly({ headers: {}, body }).head.map(({ href }) => href)
      expect(hrefs).toEqual(leading.slice(0, 1).map(({ src }) => src))
    }
  })
})
