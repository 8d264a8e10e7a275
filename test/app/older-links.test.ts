import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest, type Told } from './support/portal-in-test.ts'

let portal: PortalInTest
let remote: PortalInTest
/** An article of the site. */
let id = ''

beforeAll(async () => {
  portal = await openPortal()
  remote = await openPortal(`http://127.0.0.1:${portal.port}`)
  const { body } = await askPage(portal.port, 'slgc', callOf('getArticleByDoi?doi=10.5555/slgc.2026.05.001'))
  id = (JSON.parse(body) as { readonly data: { readonly id: string } }).data.id
}, 300_000)
afterAll(async () => {
  await remote.close()
  await portal.close()
})

const callOf = (rest: string): string => `/rc-pub/front/front-article/${rest}`
const ask = (path: string): Promise<Told> => askPage(portal.port, 'slgc', path)

/** Where one redirect leads. */
async function ledTo(path: string): Promise<string> {
  const { status, headers } = await ask(path)
  expect(status, path).toBe(302)
  return String(headers['location'])
}

const titleOf = ({ body }: Told): string => /<title>([^<]*)/.exec(body)?.[1] ?? ''

describe('a link of real portals to a file', () => {
  it.each(['pdf', 'PDF', ''])('/previewFile leads once to the PDF of the article: %s', async (type) => {
    expect(await ledTo(`/previewFile?id=${id}&type=${type}&lang=zh`)).toBe(`/zh/article/${id}.pdf`)
    expect(await ledTo(`/previewFile/?type=${type}&id=${id}&l=en`)).toBe(`/en/article/${id}.pdf`)
    expect(await ledTo(`/previewFile?id=${id}`)).toBe(`/article/id/0/${id}.pdf`)
  })

  it('of another type leads to the article, and without an article nowhere', async () => {
    const location = await ledTo(`/previewFile?id=${id}&type=richHtml&lang=en`)
    expect(location).toBe(`/en/article/${id}`)
    expect((await ask(location)).status).toBe(200)
    expect((await ask('/previewFile')).status).toBe(404)
    expect((await ask('/previewFile?type=pdf')).status).toBe(404)
    expect(await ledTo('/previewFile?id=//evil.test/&type=x')).toMatch(/^\/article\/id\//)
  })

  it('is answered with a slash at its end as without, by the embedded rc-pub and before another', async () => {
    for (const { port } of [portal, remote]) {
      for (const path of [`download/${id}`, `download/${id}/metaxml/a.xml`, 'getAttachTypesById', id]) {
        const query = path === 'getAttachTypesById' ? `?id=${id}` : '?attachType=metaxml'
        const bare = await askPage(port, 'slgc', callOf(path + query))
        expect(bare.status, path).toBe(200)
        const slashed = await askPage(port, 'slgc', callOf(`${path}/${query}`))
        expect([slashed.status, slashed.body], path).toEqual([200, bare.body])
      }
    }
  })
})

describe('a link of real portals to a page', () => {
  it.each(['zh', 'en'])(
    '/%s/volumn/home, the list of issues, is that of the back issues [C2.6]',
    async (language) => {
      const page = await ask(`/${language}/volumn/home`)
      const older = await ask(`/academic?type=backissue&lang=${language}`)
      expect([page.status, older.status]).toEqual([200, 200])
      expect(titleOf(page)).toBe(titleOf(older))
      for (const issue of ['2026/4', '2025/6']) expect(page.body).toContain(`/${language}/issue/${issue}"`)
      expect((await ask(`/${language}/volumn/home?decade=1880`)).status).toBe(404)
    },
  )

  it('/rssList is the list of feeds, whose first one is of what is current [C2.36]', async () => {
    for (const path of ['/rssList?lang=en', '/rssList?lang=zh']) {
      const list = await ask(path)
      expect(list.status).toBe(200)
      const [first = ''] = /\/rc-pub\/front\/rss\?periodId=currentIssue[^"]*/.exec(list.body) ?? []
      const feed = await ask(first.replaceAll('&amp;', '&'))
      expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
      expect(feed.body.match(/<item>/g)?.length).toBeGreaterThan(1)
    }
  })
})

const articlePage = '/en/article/doi/10.5555/slgc.2026.05.001'

interface Answered {
  readonly status: number
  readonly link: string
  readonly type: string
}

/** Headers alone, or with a body that is thrown away. */
const headersOf = (method: 'HEAD' | 'GET', path: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = { host: `slgc.localhost:${portal.port}` }
    request({ host: '127.0.0.1', port: portal.port, method, path, headers, agent: false }, (answer) => {
      answer.resume().on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          link: String(answer.headers['link'] ?? ''),
          type: answer.headers['content-type'] ?? '',
        }),
      )
    })
      .on('error', reject)
      .end()
  })

interface Link {
  readonly href: string
  readonly rel: string
  readonly type: string
}

const linksIn = (header: string): readonly Link[] =>
  [...header.matchAll(/<([^>]*)>; rel="([^"]*)"(?:; type="([^"]*)")?/g)].map(
    ([, href = '', rel = '', type = '']) => ({ href, rel, type }),
  )

describe('the Link header of an article', () => {
  it('leads to what the article is, to its files and descriptions, and to its authors, on HEAD as on GET', async () => {
    const { status, link } = await headersOf('HEAD', articlePage)
    expect(status).toBe(200)
    expect((await headersOf('GET', articlePage)).link).toBe(link)
    const links = linksIn(link)
    const rels = new Set(links.map(({ rel }) => rel))
    expect([...rels].toSorted()).toEqual(['author', 'describedby', 'item', 'license', 'linkset', 'type'])
    for (const { href, type } of links.filter(({ rel }) => rel === 'describedby' || rel === 'linkset')) {
      const described = await headersOf('GET', href.replace(/^http:\/\/[^/]+/, ''))
      expect([described.status, described.type.split(';')[0]], href).toEqual([200, type])
    }
    expect(links.find(({ rel }) => rel === 'item')?.href).toMatch(`:${portal.port}${articlePage}.pdf`)
  })

  it('leads from a journal and an issue to their sets of links, and is on no other page', async () => {
    for (const path of ['/en/home', '/en/issue']) {
      const links = linksIn((await headersOf('GET', path)).link)
      const [set] = links.filter(({ rel }) => rel === 'linkset')
      const { status, type } = await headersOf('GET', (set?.href ?? '').replace(/^http:\/\/[^/]+/, ''))
      expect([status, type.split(';')[0]], path).toEqual([200, 'application/linkset+json'])
    }
    for (const path of ['/en/article/doi/10.5555/none', '/en/nothing', '/en/archive'])
      expect((await headersOf('GET', path)).link, path).toBe('')
  })
})

describe('/favicon.ico', () => {
  it('is the icon that the pages of the site name, and the own one of the portal elsewhere', async () => {
    const icons = new Set<string>()
    for (const site of ['slgc', 'hengwen', 'www', 'gzxb']) {
      const { body } = await askPage(portal.port, site, '/zh/home')
      const named = /<link rel="icon" href="([^"]*)"/.exec(body)?.[1] ?? ''
      const { status, headers } = await askPage(portal.port, site, '/favicon.ico')
      const location = String(headers['location'] ?? '').replace(
        `http://${site}.localhost:${portal.port}`,
        '',
      )
      expect([status, location], site).toEqual(named.startsWith('data:') ? [200, ''] : [302, named])
      icons.add(named.slice(0, 5))
    }
    for (const [path, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/favicon.svg', 'image/svg+xml'],
    ] as const) {
      const { status, headers } = await askPage(portal.port, 'nobody', path)
      expect([status, headers['content-type']]).toEqual([200, type])
    }
    expect(icons.size).toBeGreaterThan(0)
  })
})
