import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import { ask, type Reply } from '../browser/support/ask.ts'
import { crawl } from '../browser/support/crawl.ts'
import { copyOfStore, type FilledStore } from '../browser/support/filled-store.ts'
import { takenOver } from '../browser/support/frames.ts'
import { inherited } from '../browser/support/inherited.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'
import { sampleSites } from '../browser/support/sample-sites.ts'
import { projectRoot } from '../server/store/prepared-folder.ts'
import { startSharedCache } from '../support/shared-cache.ts'
import { freePort } from './support/nginx.ts'
import { startVarnish, type CacheInFront } from './support/varnish.ts'

/** `npm run audit` puts Debian's varnish before the portal, with the project's rules for it. */
const startCache = process.env['SHARED_CACHE'] === 'varnish' ? startVarnish : startSharedCache
let store: FilledStore
let portal: PortalProcess
let cache: CacheInFront

beforeAll(async () => {
  store = copyOfStore()
  const port = await freePort()
  cache = await startCache(port)
  portal = await startPortalProcess({
    PORT: String(port),
    XUEKAN_DATA: store.folder,
    PURGE_URL: cache.purgeUrl,
    RATE_LIMITS: 'off',
  })
})
afterAll(async () => {
  await portal.stop()
  await cache.close()
  store.remove()
})

const read = (site: string, path: string, cookie?: string) =>
  ask({ site, path, port: cache.port, ...(cookie === undefined ? {} : { cookie }) })

/** The same as the cache would ask for it. */
const readAtOrigin = (site: string, path: string) =>
  ask({
    site,
    path,
    port: portal.port,
    headers: { host: `${site}.localhost:${cache.port}`, 'user-agent': 'Mozilla/5.0 (without scripts)' },
  })

const partsOf = (url: string): readonly [site: string, path: string] => {
  const { hostname, pathname, search } = new URL(url)
  return [hostname.replace(/\.localhost$/, ''), pathname + search]
}

/** Imports a copy of a sample article under a DOI of its own, by the command, while the portal runs. */
async function importArticle(doi: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-imported-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const sample = join(projectRoot, 'samples/articles/slgc/2026-5/002-urban-flood-assimilation.xml')
  const file = join(folder, 'new.xml')
  writeFileSync(file, readFileSync(sample, 'utf8').replaceAll('10.5555/slgc.2026.05.002', doi))
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'dist/server/import.js'), '--site', 'slgc', file],
    {
      env: { ...inherited(), NODE_ENV: 'production', XUEKAN_DATA: store.folder },
      stdio: 'ignore',
    },
  )
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
}

/** The pages of all sites that a crawl finds, as it asks for them. */
async function pagesFound(): Promise<readonly string[]> {
  const from = sampleSites.flatMap((site) =>
    ['zh', 'en'].map((language) => `http://${site}.localhost:${cache.port}/${language}/home`),
  )
  const { pages } = await crawl({ from, most: 140, mostAlike: 1 })
  return [...pages.values()].flatMap(({ status, url }) =>
    status === 200 && !url.includes('/rc-pub/') && url.includes(`:${cache.port}/`) ? [url] : [],
  )
}

/** By which one answer is told from another, whoever gives it again; '' for an answer to one reader. */
const markOf = ({ headers }: Reply): string => String(headers['server-timing'] ?? '')

describe('a portal behind a shared cache', () => {
  it('is asked again for less than one page of twenty, and for none that is old after a change', async () => {
    const urls = await pagesFound()
    expect(urls.length).toBeGreaterThan(100)
    const marks = new Map<string, string>()
    /** The share of pages that were answered before. */
    const replay = async (): Promise<number> => {
      let hits = 0
      for (const url of urls) {
        const mark = markOf(await read(...partsOf(url)))
        if (mark !== '' && mark === marks.get(url)) hits += 1
        marks.set(url, mark)
      }
      return hits / urls.length
    }
    await replay()
    expect(await replay()).toBeGreaterThanOrEqual(0.95)
    const stamped = await read('slgc', '/zh/home?timestamps=1')
    expect(markOf(await read('slgc', '/zh/home?timestamps=2'))).toBe(markOf(stamped))

    expect((await read('slgc', '/zh/home')).body).not.toContain('slgc.cached.001')
    await importArticle('10.5555/slgc.cached.001')
    await vi.waitUntil(async () => (await read('slgc', '/zh/home')).body.includes('slgc.cached.001'), {
      timeout: 20_000,
      interval: 200,
    })
    // what another journal shows is kept on
    expect(await replay()).toBeGreaterThan(0.4)
    for (const url of urls) {
      const [site, path] = partsOf(url)
      const [kept, now] = [await read(site, path), await readAtOrigin(site, path)]
      expect(kept.body === now.body, url).toBe(true)
    }
  }, 240_000)

  it('lets it keep no member’s page, and none that follows a cookie [C1.5] [C4.5]', async () => {
    const member = 'userName=wangxiaoming; token=abc'
    for (const [site, path] of [
      ['emf', '/en/issue?fresh=1'],
      ['gzxb', '/zh/home?fresh=1'],
    ] as const) {
      expect((await read(site, path, member)).body).toContain('wang****ming')
      expect((await read(site, path)).body).not.toContain('ming')
    }
    const led = [1, 2].map(() => read('emf', '/zh/home?fresh=2&userName=lixiaohua&token=abc'))
    for (const { status, headers, body } of await Promise.all(led))
      expect([status, headers['cache-control'], body]).toEqual([303, 'no-store', ''])
    const language = async (cookie: string) =>
      /<html lang="([a-z]+)"/.exec((await read('slgc', '/home?fresh=3', cookie)).body)?.[1]
    const asked = ['language=en', 'language=zh', '']
    const found: unknown[] = []
    for (const cookie of asked) found.push(await language(cookie))
    expect(found).toEqual(['en', 'zh', 'zh'])
  })

  it('may give a member everybody’s page, which then bears the name without being drawn again [C4.4] [C4.5]', async () => {
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const context = await browser.newContext()
    const url = `http://slgc.localhost:${cache.port}/zh/home?read=2`
    await read(...partsOf(url))
    await context.addCookies([{ name: 'userName', value: '13812345678', url }])
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await page.goto(url)
    await takenOver(page)
    await expect.poll(() => page.locator('header').textContent()).toContain('138****5678')
    expect(problems).toEqual([])
  }, 60_000)

  it('counts each visit once, whether the portal or the cache has answered', async () => {
    const doi = '10.5555/slgc.2026.05.001'
    const found = await readAtOrigin('slgc', '/rc-pub/front/site/findBySld?sld=slgc')
    const site = /"id":"?(\d+)/.exec(found.body)?.[1] ?? ''
    const visits = async (): Promise<number> => {
      const path = `/rc-pub/front/front-article/getLatest?siteId=${site}&size=100`
      const { data } = JSON.parse((await readAtOrigin('slgc', path)).body) as {
        readonly data: readonly { readonly doi: string; readonly visits: number }[]
      }
      return data.find((each) => each.doi === doi)?.visits ?? 0
    }
    const before = await visits()
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const told: number[] = []
    const path = `/zh/article/doi/${doi}?read=1`
    for (let reader = 0; reader < 4; reader += 1) {
      const context = await browser.newContext({ userAgent: `Mozilla/5.0 (reader ${reader})` })
      const page = await context.newPage()
      page.on('response', (response) => {
        if (new URL(response.url()).pathname === '/site-visit') told.push(response.status())
      })
      const heard = page.waitForResponse((response) => response.url().endsWith('/site-visit'))
      await page.goto(`http://slgc.localhost:${cache.port}${path}`)
      await heard
      await takenOver(page)
    }
    expect(told).toEqual([204, 204, 204, 204])
    // a reader without scripts, whom the cache answers, is seen by nobody; one whom the portal answers is
    await readAtOrigin('slgc', `/en/article/doi/${doi}`)
    await expect.poll(visits, { timeout: 100_000, interval: 500 }).toBeGreaterThanOrEqual(before + 5)
    expect(await visits()).toBe(before + 5)
  }, 180_000)
})
