import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { readSiteFolder } from '../../server/rc-pub/load/read-site-folder.ts'
import type { SiteSource } from '../../server/rc-pub/load/site-source.ts'
import { ask } from '../browser/support/ask.ts'
import { storeWithSites, type FilledStore } from '../browser/support/filled-store.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'
import { openedChromium, takenOver } from '../browser/support/watched-page.ts'

const open = openedChromium()
let store: FilledStore
let portal: PortalProcess
let remote: PortalProcess

/** A site with styles that reach for the whole page, the same site without any, and a portal before the first one. */
beforeAll(async () => {
  const hostile = readSiteFolder(fileURLToPath(new URL('./own-styles', import.meta.url)), 'own-styles')
  const texts: Record<string, string> = { ...hostile.texts }
  for (const name of ['site.yaml', 'header.yaml', 'footer.yaml']) {
    const { cssContent: _left, ...rest } = parse(hostile.texts[name] ?? '') as Record<string, unknown>
    texts[name] = stringify(name === 'site.yaml' ? { ...rest, sld: 'susheng' } : rest)
  }
  const plain: SiteSource = { ...hostile, folder: 'plain', texts }
  store = await storeWithSites([hostile, plain])
  portal = await startPortalProcess({ XUEKAN_DATA: store.folder })
  remote = await startPortalProcess({ RC_PUB_URL: `http://127.0.0.1:${portal.port}` })
})

afterAll(async () => {
  await remote.stop()
  await portal.stop()
  store.remove()
})

const sheetsIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/href="(\/site-styles\/[^"]+)"/g), ([, address = '']) => address)

/** Every computed style of the page and of all in it that is neither header nor footer, a line each. */
const looksOfPage = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const around = ['html', 'body', '#portal', '#portal > div', '#portal > div > a', 'main', 'main *']
    // the heights of header and footer decide these, and main lies on a layer of its own
    const given =
      /^(?:(?:min-)?(?:height|block-size)|(?:perspective|transform)-origin|top|bottom|inset-block-.*|z-index|background-color)$/
    return around.flatMap((selector) =>
      Array.from(document.querySelectorAll(selector)).flatMap((element, index) => {
        const style = getComputedStyle(element)
        return Array.from(style).flatMap((name) =>
          given.test(name) ? [] : [`${selector} ${index} ${name}: ${style.getPropertyValue(name)}`],
        )
      }),
    )
  })

describe('styles that a site has written for its header and footer', () => {
  it('apply to that part of the page and to nothing else, and load nothing from elsewhere [C3.4]', async () => {
    const { page, problems } = await open()
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('.localhost')) foreign.push(request.url())
    })
    const show = async (site: string): Promise<void> => {
      await page.goto(`http://${site}.localhost:${portal.port}/zh/home`)
      await takenOver(page)
    }
    await show('susheng')
    const plain = await looksOfPage(page)
    await show('shouxie')
    const known = new Set(plain)
    expect(plain.length).toBeGreaterThan(5_000)
    expect((await looksOfPage(page)).filter((line) => !known.has(line))).toEqual([])
    expect(await page.title()).not.toBe('x')
    expect(
      await page
        .locator('header a')
        .first()
        .evaluate((link) => getComputedStyle(link).color),
    ).toBe('rgb(0, 0, 255)')
    expect(await page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(
      'rgb(0, 255, 0)',
    )
    expect(foreign).toEqual([])
    expect(problems).toEqual([])
  })

  it('never lie over the page between them [C3.4]', async () => {
    const { page } = await open()
    await page.goto(`http://shouxie.localhost:${portal.port}/zh/home`)
    await takenOver(page)
    const covered = await page.locator('main').evaluate((main) => {
      main.scrollIntoView()
      const { left, top, width, bottom } = main.getBoundingClientRect()
      const points = [0.05, 0.5, 0.95].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => ({
          x: left + width * across,
          y: top + (Math.min(bottom, innerHeight) - top) * down,
        })),
      )
      return points.filter(({ x, y }) => !main.contains(document.elementFromPoint(x, y)))
    })
    expect(covered).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  it('are stylesheets of their own, kept for ever, which only pages of such sites link to [C3.4]', async () => {
    for (const port of [portal.port, remote.port]) {
      const { body, headers } = await ask({ site: 'shouxie', path: '/zh/home', port })
      expect(headers['content-security-policy']).not.toContain('unsafe')
      const sheets = sheetsIn(body)
      expect(sheets).toHaveLength(2)
      for (const path of sheets) {
        const sheet = await ask({ site: 'shouxie', path, port })
        expect(sheet.status).toBe(200)
        expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
        expect(sheet.headers['x-content-type-options']).toBe('nosniff')
        expect(sheet.headers['cache-control']).toContain('immutable')
        expect(sheet.body).not.toMatch(/foreign|fixed|sticky|script|import/)
      }
      expect(sheetsIn((await ask({ site: 'susheng', path: '/zh/home', port })).body)).toEqual([])
    }
  })
})
