import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { knownPages } from '../browser/support/pages.ts'
import { textOf } from '../browser/support/read-answers.ts'
import { openedChromium } from '../browser/support/watched-page.ts'

const open = openedChromium()

/** What the scripts and styles that a page names may weigh in Brotli, in bytes: a later page adds its own alone. */
const budget = 150 * 1024

/** Smaller ones gain nothing that is worth a file. */
const worthCompressing = 300

const textAssets = /\/assets\/[\w.-]+\.(?:js|css)/g

describe.each(['journalHome', 'article', 'search'] as const)('what %s sends', (name) => {
  const { site, path } = knownPages[name]
  const asked = (address: string, accepted: string) =>
    ask({ site, path: address, headers: { 'accept-encoding': accepted } })

  it('is compressed on the wire, page, scripts and styles, and the same for whoever takes less', async () => {
    const page = await asked(path('zh'), 'gzip, deflate, br, zstd')
    expect(page.headers['content-encoding']).toBe('br')
    const assets = [...new Set(textOf(page).match(textAssets))]
    expect(assets.length).toBeGreaterThan(3)
    const sum = { plain: 0, brotli: 0 }
    for (const asset of assets) {
      const [plain, gzip, brotli] = await Promise.all(
        ['identity', 'gzip', 'gzip, deflate, br, zstd'].map((accepted) => asked(asset, accepted)),
      )
      if (plain === undefined || gzip === undefined || brotli === undefined) throw new Error(asset)
      expect([textOf(gzip), textOf(brotli)]).toEqual([plain.body, plain.body])
      expect(brotli.headers['content-type']).toBe(plain.headers['content-type'])
      if (plain.bytes.length < worthCompressing) continue
      expect([asset, brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
        asset,
        'br',
        'gzip',
      ])
      expect(brotli.bytes.length).toBeLessThan(gzip.bytes.length)
      expect(gzip.bytes.length).toBeLessThan(plain.bytes.length)
      sum.plain += plain.bytes.length
      sum.brotli += brotli.bytes.length
    }
    expect(sum.brotli).toBeLessThan(sum.plain * 0.35)
    expect(sum.brotli).toBeLessThan(budget)
  })

  it('names no font, and lets the scripts that it names wait for what is painted', async () => {
    const { page, open: visit, problems } = await open()
    const session = await page.context().newCDPSession(page)
    const html = textOf(await asked(path('zh'), 'identity'))
    const priorities = new Set<string>()
    session.on('Network.requestWillBeSent', ({ type, request }) => {
      const { pathname } = new URL(request.url)
      const isEarly = pathname.includes('/before-paint-')
      if (html.includes(`="${pathname}"`) && (type === 'Script' || type === 'Font') && !isEarly)
        priorities.add(`${type} ${request.initialPriority}`)
    })
    await session.send('Network.enable')
    await visit(site, path('zh'))
    expect(problems).toEqual([])
    expect([...priorities].toSorted()).toEqual(['Script Low'])
  })

  it('has fonts of at most 90 KiB, italics too, after the page and for the next one', async () => {
    const { page, open: visit } = await open()
    const asFont: string[] = []
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.endsWith('.woff2')) return
      if (request.resourceType() === 'font') asFont.push(pathname)
      else fetched.push(pathname)
    })
    await visit(site, path('en'))
    await page.waitForFunction(() => window.localStorage.getItem('fonts') !== null)
    expect(asFont).toEqual([])
    const sizes = await Promise.all(fetched.map(async (font) => (await asked(font, 'br')).bytes.length))
    expect(sizes).toHaveLength(3)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90 * 1024)
    const starts = await page.evaluate(() => {
      const [paint] = window.performance.getEntriesByName('first-contentful-paint')
      const fonts = window.performance
        .getEntriesByType('resource')
        .filter(({ name: at }) => at.endsWith('.woff2'))
      return fonts.map(({ startTime }) => startTime > (paint?.startTime ?? Infinity))
    })
    expect(starts).toEqual([true, true, true])

    await visit(site, path('en'))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const drawn = await page.evaluate(() => ({
      shown: document.documentElement.dataset['fonts'],
      sent: window.performance
        .getEntriesByType('resource')
        .filter(({ name: at }) => at.endsWith('.woff2'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    }))
    expect(drawn).toEqual({ shown: 'shown', sent: 0 })
    expect(asFont.length).toBeGreaterThan(1)
  })
})
