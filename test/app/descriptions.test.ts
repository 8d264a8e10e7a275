import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHarvest } from '../server/rc-pub/harvest-reader.ts'
import { askPage, openPortal, type PortalInTest, type Told } from './support/portal-in-test.ts'

let portal: PortalInTest
/** Path of the page of one article. */
let article: string

/** Asks as a program that takes these types. */
const askFor = (accept: string, path: string, method = 'GET'): Promise<Told> =>
  new Promise((resolve, reject) => {
    const { port } = portal
    const headers = { host: `slgc.localhost:${port}`, accept }
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text: string) => (body += text))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })

/** The same, and goes where the answer leads. */
async function follow(accept: string, path: string): Promise<Told> {
  const answer = await askFor(accept, path)
  expect(answer.status).toBe(303)
  expect(answer.headers).toMatchObject({ vary: 'accept', 'cache-control': 'no-store' })
  const { host, pathname, search } = new URL(String(answer.headers['location']))
  expect(host).toBe(`slgc.localhost:${portal.port}`)
  return askFor(accept, pathname + search)
}

interface Links {
  readonly anchor: string
  readonly item?: readonly { readonly href: string; readonly type?: string }[]
  readonly describedby?: readonly { readonly href: string; readonly type: string }[]
}

beforeAll(async () => {
  portal = await openPortal()
  const list = await askPage(portal.port, 'slgc', '/oai?verb=ListRecords&metadataPrefix=oai_dc')
  const [record] = readHarvest(list.body).records
  const page = record?.metadata?.children.find(({ name }) => name === 'dc:identifier')?.text ?? ''
  article = new URL(page).pathname
}, 300_000)
afterAll(() => portal.close())

describe('a program that asks for an article', () => {
  it.each([
    ['application/vnd.citationstyles.csl+json', /^\{"id":.*"type":"article-journal"/],
    ['application/ld+json', /"@type":"ScholarlyArticle"/],
    ['application/linkset+json', /^\{"linkset":\[\{"anchor":/],
    ['application/x-bibtex', /^@article\{/],
    ['application/x-research-info-systems', /^TY {2}- JOUR\r\n/],
    ['application/xml', /<article[\s>]/],
  ])('is led to what it takes: %s', async (type, expected) => {
    const answer = await follow(`${type}, text/html;q=0.5`, article)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain(type)
    expect(answer.body).toMatch(expected)
    expect(portal.failures).toEqual([])
  })

  it('changes nothing of the page for readers, which stays one for all of them', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
    const before = await askFor(browser, article)
    expect(before.headers['vary']).toBe('accept-encoding')
    await follow('application/ld+json', article)
    const after = await askFor('*/*', article)
    expect([after.status, after.headers['etag'], after.body]).toEqual([
      200,
      before.headers['etag'],
      before.body,
    ])
    const unknown = await askFor('application/pdf', article)
    expect(unknown.headers['content-type']).toContain('text/html')
  })

  it('is shown the page where there is nothing of the kind', async () => {
    const answer = await askFor('application/x-bibtex', '/zh/issue')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await askFor('application/ld+json', '/zh/article/no-such-article')).status).toBe(404)
  })

  it('finds each description by the links of the page, and the page by them', async () => {
    const head = await askFor('*/*', article, 'HEAD')
    const header = String(head.headers['link'])
    const [, linkset = ''] = /<([^>]+)>; rel="linkset"; type="application\/linkset\+json"/.exec(header) ?? []
    const { pathname, search } = new URL(linkset)
    const answer = await askFor('*/*', pathname + search)
    const [page] = (JSON.parse(answer.body) as { readonly linkset: readonly Links[] }).linkset
    expect(new URL(page?.anchor ?? '').pathname).toBe(article)
    expect(page?.describedby?.length).toBe(5)
    for (const { href, type } of page?.describedby ?? []) {
      const { pathname: path, search: query } = new URL(href)
      const described = await askFor('*/*', path + query)
      expect([described.status, described.headers['content-type']]).toEqual([
        200,
        expect.stringContaining(type),
      ])
    }
  })
})

describe('the sets of links of issues and journals', () => {
  it('lead to each article of an issue, and from a journal to its newest issue', async () => {
    const home = await follow('application/linkset+json', '/zh')
    const [journal] = (JSON.parse(home.body) as { readonly linkset: readonly Links[] }).linkset
    const newest = new URL(journal?.item?.[0]?.href ?? '').pathname
    expect(String((await askFor('*/*', newest)).headers['link'])).toContain('rel="linkset"')
    const contents = await follow('application/linkset+json', newest)
    const [issue] = (JSON.parse(contents.body) as { readonly linkset: readonly Links[] }).linkset
    expect(issue?.item?.length).toBeGreaterThan(1)
    for (const { href } of issue?.item ?? [])
      expect((await askFor('*/*', new URL(href).pathname, 'HEAD')).status).toBe(200)
  })
})

describe('a page of a film or a sound', () => {
  /** What the pages of a site that its sitemap names say of themselves to search engines. */
  async function described(site: string, kind: string): Promise<Record<string, unknown>> {
    const map = await askPage(portal.port, site, '/sitemap.txt')
    const address = map.body.split('\n').find((line) => line.includes(`/en/${kind}/`)) ?? ''
    const page = await askPage(portal.port, site, new URL(address).pathname)
    const [, script = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(page.body) ?? []
    return JSON.parse(script) as Record<string, unknown>
  }

  const origin = (site: string): string => `http://${site}.localhost:${portal.port}`

  it('says what search engines show of a film, and where its bytes are', async () => {
    const film = await described('slgc', 'video')
    expect(film).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'One pool of a vertical slot fishway in twelve seconds',
      description: expect.stringMatching(/^The floats go with the water/),
      uploadDate: '2026-10-22T00:00:00Z',
      duration: 'PT12S',
      inLanguage: 'en',
      encodingFormat: 'video/webm',
      isPartOf: {
        '@type': 'ScholarlyArticle',
        identifier: { value: '10.5555/slgc.2026.05.001' },
        isPartOf: { '@type': 'Periodical', name: 'Journal of Hydraulic Works' },
      },
    })
    for (const [address, type] of [
      [film['contentUrl'], 'video/webm'],
      [film['thumbnailUrl'], 'image/svg+xml'],
    ]) {
      const { origin: host, pathname, search } = new URL(String(address))
      expect(host).toBe(origin('slgc'))
      expect((await askFor('*/*', pathname + search, 'HEAD')).headers['content-type']).toContain(type)
    }
  })

  it('says the same of a sound, which need belong to no article', async () => {
    const sound = await described('hengwen', 'audio')
    expect(sound).toMatchObject({
      '@type': 'AudioObject',
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      duration: expect.stringMatching(/^PT\d/),
      contentUrl: expect.stringContaining(origin('hengwen')),
      thumbnailUrl: expect.stringContaining(origin('hengwen')),
    })
    expect(sound).not.toHaveProperty('isPartOf')
  })
})

describe('/metadata', () => {
  it('refuses what is no form or no page of the host, and has none where there is none', async () => {
    for (const query of [
      '',
      '?as=linkset',
      '?as=x&page=/zh',
      '?as=linkset&page=//a.cn/',
      '?as=linkset&page=zh',
    ])
      expect((await askFor('*/*', `/metadata${query}`)).status).toBe(400)
    for (const page of ['/zh/search', '/zh/article/no-such-article', '/personal', '/zh/nothing-here'])
      expect((await askFor('*/*', `/metadata?as=json-ld&page=${page}`)).status).toBe(404)
    expect(portal.failures).toEqual([])
  })
})
