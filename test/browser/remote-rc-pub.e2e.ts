import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../server/rc-pub/index.ts'
import { ask } from './support/ask.ts'
import { copyOfStore, openStore } from './support/filled-store.ts'
import { knownPages } from './support/pages.ts'
import { startPortalProcess, type PortalProcess } from './support/portal-process.ts'
import { titleIn } from './support/read-html.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

interface Heard {
  readonly url: string
  readonly token: string
  readonly cookie: string
}

const open = openedChromium()

const mainIn = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const heard: Heard[] = []
const failures: unknown[] = []
let portal: PortalProcess
let close: () => Promise<void>

/** A second rc-pub on a port of its own, and a portal without a store that stands before it. */
beforeAll(async () => {
  const store = copyOfStore()
  const database = await openStore(store)
  const rcPub = await createRcPub({ database, report: (failure) => failures.push(failure) })
  const server = await createRcPubServer(rcPub)
  server.addHook('onRequest', async (request) => {
    const { token, cookie = '' } = request.headers
    heard.push({ url: request.url, token: String(token ?? ''), cookie })
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  portal = await startPortalProcess({
    RC_PUB_URL: `http://127.0.0.1:${port}`,
    XUEKAN_DATA: join(store.folder, 'unused'),
  })
  close = async () => {
    await portal.stop()
    await server.close()
    await rcPub.close()
    await database.close()
    store.remove()
  }
})

afterAll(() => close())
beforeEach(() => {
  heard.length = 0
})

describe('a portal before another rc-pub', () => {
  it('shows every page as one with its own does', async () => {
    for (const [name, { site, path, status }] of Object.entries(knownPages)) {
      const remote = await ask({ site, path: path('en'), port: portal.port })
      const own = await ask({ site, path: path('en') })
      expect(remote.status, name).toBe(status)
      expect(titleIn(remote.body), name).toBe(titleIn(own.body))
    }
    for (const { site, path } of [knownPages.backIssue, knownPages.column, knownPages.unknownPath]) {
      const remote = await ask({ site, path: path('zh'), port: portal.port })
      const own = await ask({ site, path: path('zh') })
      expect(mainIn(remote.body)).toBe(mainIn(own.body))
    }
    expect(failures).toEqual([])
    expect(heard.length).toBeGreaterThan(Object.keys(knownPages).length)
  })

  it('passes the calls of a browser on, and steps between pages work', async () => {
    const { page, problems, calls } = await open()
    await page.goto(`http://slgc.localhost:${portal.port}/zh/issue/2026/5`)
    await takenOver(page)
    heard.length = 0
    await page.locator('main a[href^="/zh/article/"]').first().click()
    await page.locator('main article h1').waitFor()
    expect(calls.length).toBeGreaterThan(0)
    const requested = calls.map((call) => call.split('?')[0])
    expect(heard.map(({ url }) => url.split('?')[0])).toEqual(expect.arrayContaining(requested))
    expect(problems).toEqual([])
  })

  it('hands it the token of the reader who asks, and nobody else’s, and no cookie [C7.1]', async () => {
    const dois = [
      'slgc.2026.05.001',
      'slgc.2026.05.002',
      'slgc.2025.06.001',
      'slgc.2025.06.002',
      'slgc.2025.05.001',
    ]
    const readers = Array.from({ length: 40 }, (_, index) => ({
      doi: `10.5555/${dois[index % dois.length] ?? ''}`,
      token: `token-${index}`,
    }))
    await Promise.all(
      readers.map(({ doi, token }) =>
        ask({
          site: 'slgc',
          path: `/zh/article/doi/${doi}`,
          cookie: `token=${token}; userName=reader`,
          port: portal.port,
        }),
      ),
    )
    const byDoi = heard.filter(({ url }) => url.includes('getArticleByDoi'))
    expect(byDoi.map(({ token }) => token).sort()).toEqual(readers.map(({ token }) => token).sort())
    for (const { url, token } of byDoi) {
      expect(decodeURIComponent(url)).toContain(readers[Number(token.replace('token-', ''))]?.doi)
    }
    expect(heard.filter(({ cookie }) => cookie !== '')).toEqual([])
  })

  it('turns the cookie of a browser’s call into the header, and lets none through [C7.1]', async () => {
    const path = '/rc-pub/front/site/findBySld?sld=slgc'
    const cookie = 'token=abc%20d; userName=reader'
    const { status, body } = await ask({ site: 'slgc', path, cookie, port: portal.port })
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ status: 0, data: { sld: 'slgc' } })
    expect(heard).toEqual([{ url: path, token: 'abc d', cookie: '' }])
  })

  it('answers `www` with the journal whose own host was asked, and with the aggregate elsewhere [C7.4]', async () => {
    const path = '/rc-pub/front/site/findBySld?sld=www&timestamps=1'
    const found = async (site: string): Promise<unknown> => {
      const { body } = await ask({ site, path, port: portal.port })
      return (JSON.parse(body) as { readonly data: { readonly sld: string } }).data.sld
    }
    expect(await found('economics-quarterly')).toBe('gjjj')
    for (const site of ['www', 'gjjj', 'nosuch']) expect(await found(site)).toBe('www')
  })

  it('answers with /errorPage where that rc-pub is gone [C8.2]', async () => {
    const lonely = await startPortalProcess({ RC_PUB_URL: 'http://127.0.0.1:9' })
    const page = await ask({ site: 'slgc', path: '/en/home', port: lonely.port })
    const call = await ask({ site: 'slgc', path: '/rc-pub/front/site/findBySld?sld=slgc', port: lonely.port })
    await lonely.stop()
    expect([page.status, page.headers['location']]).toEqual([302, '/errorPage?lang=en'])
    expect(call.status).toBe(502)
    expect((JSON.parse(call.body) as { readonly status: number }).status).not.toBe(0)
  })
})
