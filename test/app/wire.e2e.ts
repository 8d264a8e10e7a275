import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { onePageOfEachKind } from '../browser/support/every-kind.ts'
import { codeLoaded } from '../browser/support/loaded-code.ts'
import { knownPages } from '../browser/support/pages.ts'
import { textOf } from '../browser/support/read-answers.ts'
import { elementsIn } from '../browser/support/read-html.ts'
import { openedChromium } from '../browser/support/watched-page.ts'
import { cookieOf, visitsTo } from './support/plain-browser.ts'

const open = openedChromium()

/** What the scripts and styles that a page names may weigh in Brotli, in bytes: a later page adds its own alone. */
const budget = 150 * 1024

/** react and react-dom alone in gzip, built as they are here (`bench/first-load.bench.ts`), in bytes. */
const reactAlone = 67_956

/** What a page may load that is opened, taken over when idle and not touched, in gzip and bytes: no step back. */
const mostScripts = 157 * 1024

/** What a page's styles may weigh in Brotli, those of every page and its own, in bytes. */
const mostStyles = 20 * 1024

/** What comes before a page can be drawn, in Brotli and bytes: its HTML, its styles and the two scripts that it names. */
const beforePaint = 60 * 1024

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

  it('has pictures without the headers of documents, but a drawing, which is one when it is opened, with its policy', async () => {
    const html = textOf(await asked(path('zh'), 'identity'))
    const pictures = [...new Set(html.match(/\/rc-pub\/front\/files\/get\?[^"\s]+/g))].map((each) =>
      each.replaceAll('&amp;', '&'),
    )
    const files = await Promise.all(pictures.map((picture) => asked(picture, 'br')))
    const answers = files.filter(({ headers }) => String(headers['content-type']).startsWith('image/'))
    const drawings = answers.filter(({ headers }) => headers['content-type'] === 'image/svg+xml')
    expect(drawings.map(({ headers }) => headers['content-security-policy'])).toEqual(
      drawings.map(() => "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
    )
    expect(answers.length).toBeGreaterThan(0)
    for (const { headers } of answers) {
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(Object.keys(headers)).not.toContain('permissions-policy')
      expect(Object.keys(headers)).not.toContain('cross-origin-opener-policy')
    }
  })

  it('names no script but the small one that starts the rest, and the one that must run before the first paint', async () => {
    const html = textOf(await asked(path('zh'), 'identity'))
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src)
    expect(html).not.toContain('rel="modulepreload"')
    const known = ['before-paint', 'start'].filter((one) => scripts.some((src) => src.includes(`/${one}-`)))
    expect(known).toContain('start')
    expect(scripts).toHaveLength(known.length)
    const weights = await Promise.all(
      scripts.map(async (src) => [src, (await asked(src, 'br')).bytes.length] as const),
    )
    for (const [src, weight] of weights)
      expect(weight, src).toBeLessThanOrEqual((src.includes('/start-') ? 10 : 1) * 1024)
  })

  it('names no font, lets the start script wait for what is painted, and asks for the rest when idle', async () => {
    const { page, open: visit, problems } = await open()
    const session = await page.context().newCDPSession(page)
    const html = textOf(await asked(path('zh'), 'identity'))
    const priorities = new Set<string>()
    session.on('Network.requestWillBeSent', ({ type, request }) => {
      const { pathname } = new URL(request.url)
      if (html.includes(`="${pathname}"`) && (type === 'Font' || pathname.includes('/start-')))
        priorities.add(`${type} ${request.initialPriority}`)
    })
    await session.send('Network.enable')
    await visit(site, path('zh'))
    const [loaded, begun] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const chunks = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/main-[^/]+\.js$/.test(name))
      return [navigation?.loadEventStart ?? 0, Math.min(...chunks.map(({ startTime }) => startTime))]
    })
    expect(begun).toBeGreaterThanOrEqual(loaded)
    expect(problems).toEqual([])
    expect([...priorities].toSorted()).toEqual(['Script Low'])
  })

  it('loads no more scripts than it did, when nobody touches it', async () => {
    const { page, open: visit } = await open()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname)
    })
    await visit(site, path('zh'))
    await codeLoaded(page, 'tab')
    const weights = await Promise.all(
      [...scripts].map(async (script) => (await asked(script, 'gzip')).bytes.length),
    )
    const sum = weights.reduce((all, weight) => all + weight, 0)
    process.stdout.write(
      `${name}: ${weights.length} scripts, ${(sum / 1024).toFixed(1)} KiB in gzip, ` +
        `${(sum / reactAlone).toFixed(2)} × react and react-dom (goal 1.50)\n`,
    )
    expect(sum).toBeLessThan(mostScripts)
  })

  it('has fonts of at most 54 KiB, italics too, after the page and for the next one', async () => {
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
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(54 * 1024)
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
    const drawn = await page.evaluate(() => {
      const files = window.performance
        .getEntriesByType('resource')
        .filter(({ name: at }) => /\.woff2$|\/web-fonts-/.test(at) && !at.includes('bold-italic'))
        .map((each) => each as PerformanceResourceTiming)
      return {
        shown: document.documentElement.dataset['fonts'],
        sent: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
        // what is fetched ahead and then asked for once more is of no use, and Chromium warns of it
        twice: files.map(({ name: at }) => at).filter((at, index, all) => all.indexOf(at) < index),
      }
    })
    expect(drawn).toEqual({ shown: 'shown', sent: 0, twice: [] })
    expect(asFont.length).toBeGreaterThan(1)
  })
})

describe('every kind of page', () => {
  it('keeps to the bars, with one stylesheet that all have and its own behind it', async () => {
    const weights = new Map<string, Promise<number>>()
    const weightOf = (asset: string): Promise<number> => {
      const headers = { 'accept-encoding': 'br' }
      const known =
        weights.get(asset) ?? ask({ site: 'slgc', path: asset, headers }).then(({ bytes }) => bytes.length)
      weights.set(asset, known)
      return known
    }
    const weightsOf = async (assets: Iterable<string>): Promise<number> =>
      (await Promise.all([...new Set(assets)].map(weightOf))).reduce((sum, weight) => sum + weight, 0)

    const kinds = await onePageOfEachKind(async (place) => (await ask(place)).body)
    const headers = { 'accept-encoding': 'br' }
    const pages: [kind: string, html: string, weight: number][] = []
    for (const [kind, place] of kinds) {
      const reply = await ask({ ...place, headers })
      pages.push([kind, textOf(reply), reply.bytes.length])
    }
    const visit = visitsTo({ port: inject('port') })
    const form = { action: 'enter', userName: 'linxi', password: 'Xuekan2026' }
    const { body } = await visit('/personal?lang=zh', { cookie: cookieOf(await visit('/login', { form })) })
    pages.push(['personal', body, brotliCompressSync(body).length])

    const shared = new Set<string>()
    for (const [kind, html, weight] of pages) {
      const styles = elementsIn(html, 'link')
        .filter(({ rel }) => rel === 'stylesheet')
        .flatMap(({ href = '' }) => (href.startsWith('/assets/') ? [href] : []))
      const scripts = elementsIn(html, 'script').flatMap(({ src = '' }) => (src === '' ? [] : [src]))
      shared.add(styles[0] ?? '')
      expect(styles.length, kind).toBeLessThan(8)
      const [ofStyles, ofScripts, inAll] = await Promise.all([
        weightsOf(styles),
        weightsOf(scripts),
        // the look is fetched by those alone who have chosen one
        weightsOf(html.replace(/ data-look="[^"]*"/, '').match(textAssets) ?? []),
      ])
      process.stdout.write(
        `${kind}: styles ${ofStyles} in ${styles.length}, with scripts ${inAll}, HTML ${weight}\n`,
      )
      expect(ofStyles, kind).toBeLessThan(mostStyles)
      expect(inAll, kind).toBeLessThan(budget)
      expect(ofStyles + ofScripts + weight, kind).toBeLessThan(beforePaint)
    }
    expect(shared.size).toBe(1)
  })
})
