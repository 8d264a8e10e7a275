import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest

beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

const ask = (path: string) => askPage(portal.port, 'slgc', path)
const headingOf = (body: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''

describe('an address that names a column by its code', () => {
  it.each([
    ['/en/directory', '/en/issue'],
    ['/en/singleFirst', '/en/onlineFirst'],
    ['/latestOffer?lang=en', '/en/justAccepted'],
    ['/en/editorial', '/en/editorial-board'],
    ['/en/index', '/en/home'],
  ])('%s shows what %s shows, and names it as its address [C2.3] [C2.41]', async (address, screen) => {
    const [byCode, own] = await Promise.all([ask(address), ask(screen)])
    expect(byCode.status).toBe(200)
    expect(headingOf(byCode.body)).not.toBe('')
    expect(headingOf(byCode.body)).toBe(headingOf(own.body))
    const canonical = /<link rel="canonical" href="([^"]*)"/
    expect(canonical.exec(byCode.body)?.[1]).toBe(canonical.exec(own.body)?.[1])
  })

  it('shows the picture over a column, and over those below it [C3.6]', async () => {
    const picture = /<img[^>]*src="(\/rc-pub\/front\/files\/get\?id=\d+)"[^>]*width="1200" height="200"/
    const above = picture.exec((await ask('/en/about')).body)?.[1]
    expect(above).toBeDefined()
    expect(picture.exec((await ask('/en/aimsscope')).body)?.[1]).toBe(above)
    expect((await ask('/en/authorguide')).body).not.toMatch(picture)
    expect((await ask(above ?? '')).headers['content-type']).toBe('image/svg+xml')
  })

  it('is what a portal says of itself, with the pages below that the menu leaves out [C2.12]', async () => {
    for (const [language, names] of [
      ['zh', ['关于学刊', '规矩与账目', '来访']],
      ['en', ['About Xuekan', 'Rules and Accounts', 'Visiting Us']],
    ] as const) {
      const askPortal = (path: string) => askPage(portal.port, 'www', path)
      const first = await askPortal(`/${language}/aboutus`)
      expect([first.status, headingOf(first.body)]).toEqual([200, names[0]])
      const links = [...first.body.matchAll(/<a[^>]*href="([^"]*\/aboutus\/\d+)"[^>]*>/g)].map(
        ([, href = '']) => href,
      )
      const below = await Promise.all([...new Set(links)].map(askPortal))
      expect(new Set(below.map(({ body }) => headingOf(body)))).toEqual(new Set(names.slice(1)))
    }
  })

  it.each([
    ['gjjj', 'button of the header', 'replication'],
    ['slgc', 'tool', 'authorguide'],
  ])(
    'on %s a %s without a language leads to the page in the language of the reader [C1.5]',
    async (site, _, code) => {
      const linked = new RegExp(`<a [^>]*href="([^"]*/${code}[^"]*)"`, 'g')
      for (const language of ['zh', 'en']) {
        const { body } = await askPage(portal.port, site, `/${language}`)
        const links = new Set([...body.matchAll(linked)].map(([, link]) => link))
        expect([...links]).toEqual([`/${language}/${code}`])
      }
    },
  )

  it('of a column that jumps leads to its link [C2.24]', async () => {
    const { status, headers } = await ask('/en/jump')
    expect([status, headers['location']]).toEqual([302, 'https://orcid.org/register'])
  })
})
