import { describe, expect, it } from 'vitest'
import { articlesOf } from './support/all-articles.ts'
import { allHere } from './support/all-here.ts'
import { ask } from './support/ask.ts'
import { article, knownPages } from './support/pages.ts'
import { stateIn } from './support/read-html.ts'
import { addressOf, openedChromium, takenOver, type WatchedPage } from './support/watched-page.ts'

const open = openedChromium()

const articleAddress = knownPages.article.path('zh')

/** Of text that is long enough to stand nowhere twice by chance. */
const longest = (texts: readonly string[]): string =>
  texts.reduce((a, b) => (b.length > a.length ? b : a), '')

/** Marks the parts of the page as the server sends them; a page that is drawn again has parts without a mark. */
const markServed = ({ page }: WatchedPage): Promise<unknown> =>
  page.addInitScript(() => {
    const parts = ['header', 'main', 'footer']
    const observer = new MutationObserver(() => {
      const found = parts.map((name) => document.querySelector(name))
      if (found.some((part) => part === null)) return
      observer.disconnect()
      for (const part of found) Object.assign(part ?? {}, { served: true })
    })
    observer.observe(document, { childList: true, subtree: true })
  })

const servedParts = ({ page }: WatchedPage): Promise<readonly boolean[]> =>
  page.evaluate(() =>
    ['header', 'main', 'footer'].map((name) => 'served' in (document.querySelector(name) ?? {})),
  )

/** Loads a page whose scripts arrive only once the browser has scrolled it to where it was left. */
async function loadScrolled({ page }: WatchedPage, load: () => Promise<unknown>): Promise<void> {
  let arrive = (): void => undefined
  const scrolled = new Promise<void>((resolve) => {
    arrive = resolve
  })
  // the page comes with its own two
  const modules = /\/assets\/(?!before-paint|start).*\.js$/
  await page.route(modules, async (route) => {
    await scrolled
    await route.continue()
  })
  await load()
  await page.waitForFunction(() => window.scrollY > 400)
  arrive()
  await takenOver(page)
}

describe.each([390, 1440])('a page that comes scrolled, at %i pixels', (width) => {
  const left = async (): Promise<WatchedPage> => {
    const watched = await open({ viewport: { width, height: 800 } })
    await markServed(watched)
    await watched.open('slgc', '/zh/home')
    await watched.page.evaluate(() => window.scrollTo(0, 900))
    await watched.page.waitForFunction(() => window.scrollY === 900)
    return watched
  }
  /** What only a page that knows how far it is scrolled shows. */
  const followsScroll = ({ page }: WatchedPage): Promise<void> =>
    page.getByRole('button', { name: '回到顶部' }).first().waitFor()

  it('is taken over as the server sent it after a reload', async () => {
    const watched = await left()
    await loadScrolled(watched, () => watched.page.reload({ waitUntil: 'commit' }))
    await followsScroll(watched)
    expect(await servedParts(watched)).toEqual([true, true, true])
    expect(watched.problems).toEqual([])
  })

  it.each([
    ['', false],
    [', also where the browser ended it before its last event', true],
  ])('is taken over as the server sent it after a step back%s', async (_, isEnded) => {
    const watched = await left()
    if (isEnded)
      await watched.page.evaluate(() =>
        window.addEventListener('pagehide', () => (history.scrollRestoration = 'manual')),
      )
    await watched.page.goto(addressOf('emf', '/en/home'))
    await takenOver(watched.page)
    await loadScrolled(watched, () => watched.page.goBack({ waitUntil: 'commit' }))
    await followsScroll(watched)
    expect(await servedParts(watched)).toEqual([true, true, true])
    expect(watched.problems).toEqual([])
  })
})

describe('a page that the server rendered', () => {
  it('raises React’s hydration error when its state differs from its HTML', async () => {
    const watched = await open()
    await watched.tamper(article.site, articleAddress, (html) => {
      const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? ''
      const state = stateIn(html)
      expect(state).toContain(heading)
      return html.replace(state, () => state.replaceAll(heading, '另一个题目'))
    })
    await watched.open(article.site, articleAddress)
    await watched.page.getByRole('heading', { level: 1, name: '另一个题目' }).waitFor()
    expect(watched.problems.join('\n')).toMatch(/uncaught: .*(?:error #418|[Hh]ydrat)/)
  })

  it('stays as it came when its state cannot be read', async () => {
    const watched = await open()
    await watched.tamper(article.site, articleAddress, (html) => html.replace(stateIn(html), '{"version":'))
    await watched.page.goto(addressOf(article.site, articleAddress))
    await watched.page.waitForFunction(() => document.documentElement.dataset['scripts'] === 'absent')
    await allHere(watched.page)
    expect(await watched.page.locator('[data-prose="fullText.html"] p').count()).toBeGreaterThan(5)
    expect(watched.problems).toEqual([])
    expect(watched.calls).toEqual([])
  })

  it('holds its long prose once, in the page and not in the state', async () => {
    const { body } = await ask({ site: article.site, path: articleAddress })
    const state = stateIn(body)
    const prose = longest(
      [...body.replace(state, '').matchAll(/<p>([^<]{40,})/g)].map(([, text = '']) => text),
    )
    expect(prose.length).toBeGreaterThan(40)
    expect(state).not.toContain(prose.slice(0, 40))
  })

  it('holds the titles of what to read next once, which lead on without a reload', async () => {
    const { body } = await ask({ site: article.site, path: articleAddress })
    const watched = await open()
    await watched.open(article.site, articleAddress)
    const links = watched.page.locator('nav[aria-labelledby=further-reading] a')
    const titles = await links.allInnerTexts()
    expect(titles.length).toBe(4)
    for (const title of titles) expect(stateIn(body)).not.toContain(title)
    await watched.page.evaluate(() => Object.assign(window, { isFirst: true }))
    await links.last().click()
    await watched.page.getByRole('heading', { level: 1, name: titles.at(-1) ?? '' }).waitFor()
    expect(await watched.page.evaluate(() => 'isFirst' in window)).toBe(true)
    expect(watched.problems).toEqual([])
  })

  it('hands over at most a tenth of its HTML on every article with full text', async () => {
    const shares: Record<string, number> = {}
    for (const site of ['slgc', 'gzxb', 'dqsb', 'emf']) {
      for (const language of ['zh', 'en'] as const) {
        const found = (await articlesOf(site, language)).filter((one) => one.hasFullText)
        expect(found.length, site).toBeGreaterThanOrEqual(2)
        for (const { path } of found) {
          const { body } = await ask({ site, path })
          const share = Buffer.byteLength(stateIn(body)) / Buffer.byteLength(body)
          expect(share).toBeGreaterThan(0)
          if (share > 0.1) shares[path] = share
        }
      }
    }
    expect(shares).toEqual({})
  })
})

describe('a step back while the page is being taken over', () => {
  it('leads to the page before, once the one that was sent is in hand', async () => {
    const { page, open: go, problems } = await open()
    await go('slgc', '/zh/home')
    await takenOver(page)
    const title = await page.title()
    const heading = await page.locator('main h2').first().innerText()
    await page.locator('main a[href*="/article/doi/"]').first().click()
    await page.waitForURL(/article\/doi/)
    await page.locator('main h1').waitFor()
    let release = (): void => undefined
    const held = new Promise<void>((done) => (release = done))
    await page.route(/\/assets\/article-[\w-]+\.js/, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/article-[\w-]+\.js/)
    await page.reload()
    await asked
    await page.evaluate(() => window.history.back())
    await page.waitForURL(/\/zh\/home/)
    release()
    await takenOver(page)
    await page.getByRole('heading', { level: 2, name: heading }).first().waitFor()
    await expect.poll(() => page.title()).toBe(title)
    expect(problems).toEqual([])
  })
})
