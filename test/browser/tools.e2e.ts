import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { mostShift, noteShifts, shiftsOf } from './support/layout-shifts.ts'
import { article, knownPages } from './support/pages.ts'
import { addressOf, nextFrame, openedChromium, type WatchedPage } from './support/watched-page.ts'

const open = openedChromium()

const home = '/zh/home'

const tools = (page: Page) => page.getByRole('complementary', { name: '快捷工具' })
const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await nextFrame(page)
}
const scrolledHome = async (site: string, options?: Parameters<typeof open>[0]): Promise<WatchedPage> => {
  const watched = await open(options)
  await noteShifts(watched.page)
  await watched.open(site, home)
  await scrollTo(watched.page, 600)
  await tools(watched.page).getByRole('listitem').first().waitFor()
  return watched
}
const entryWithPicture = (page: Page) => tools(page).getByRole('button', { expanded: false }).first()
const pictureOf = (page: Page) => tools(page).locator('[data-disclosed] img[width="160"]')

describe('the toolbar', () => {
  it('shows past 400 pixels, goes again at the top, and moves nothing [C4.19]', async () => {
    const { page, open: go, problems } = await open()
    await noteShifts(page)
    await go('slgc', home)
    await scrollTo(page, 400)
    expect(await tools(page).count()).toBe(0)
    await scrollTo(page, 401)
    await tools(page).getByRole('listitem').first().waitFor()
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(mostShift)
    await scrollTo(page, 0)
    await tools(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it.each(['slgc', 'gzxb'])(
    'shows the picture of an entry of %s under the pointer and while it rests on it [C3.11]',
    async (site) => {
      const { page } = await scrolledHome(site)
      await entryWithPicture(page).hover()
      await pictureOf(page).hover()
      expect(await pictureOf(page).isVisible()).toBe(true)
      const box = await pictureOf(page).boundingBox()
      expect(box !== null && box.y >= 0 && box.y + box.height <= 900 && box.x >= 0).toBe(true)
      await page.mouse.move(20, 400)
      await pictureOf(page).waitFor({ state: 'detached' })
    },
  )

  it('shows names and pictures with the focus of the keyboard, and hides them by Escape [C3.11]', async () => {
    const { page } = await scrolledHome('slgc')
    // the last link before the entries with pictures
    await tools(page).getByRole('link', { name: '邮件提醒' }).focus()
    await page.keyboard.press('Tab')
    const entry = page.locator(':focus')
    expect(await entry.getAttribute('aria-expanded')).toBe('true')
    expect(await entry.getAttribute('aria-describedby')).not.toBeNull()
    await pictureOf(page).waitFor()
    await page.keyboard.press('Escape')
    await pictureOf(page).waitFor({ state: 'detached' })
    expect(await entry.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await pictureOf(page).waitFor()
  })

  it('leads to the page of alerts by mail in a tab of its own [C2.36]', async () => {
    const { page } = await scrolledHome('slgc')
    const link = tools(page).getByRole('link', { name: '邮件提醒' })
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await tab.getByRole('heading', { level: 1, name: '邮件提醒' }).waitFor()
  })

  it('shows a picture by a tap, until the next one elsewhere [C3.11]', async () => {
    const { page } = await scrolledHome('gzxb', { viewport: { width: 1024, height: 768 }, hasTouch: true })
    await entryWithPicture(page).tap()
    await pictureOf(page).waitFor()
    await page.locator('main h2').last().tap()
    await pictureOf(page).waitFor({ state: 'detached' })
  })

  it('goes to a page of the site without loading again, and the menu marks its entry or none [C4.14] [C2.36]', async () => {
    const { page } = await scrolledHome('slgc')
    const marked = () => page.locator('nav [aria-current=page]').count()
    expect(await marked()).toBeGreaterThan(0)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    const link = tools(page).locator('a[href^="/zh/"]').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL(addressOf('slgc', href))
    await page.locator('main h1').waitFor()
    expect(loads).toEqual([])
  })

  it('leaves a phone the basket and the way to the top, clear of the last line of the footer [C2.38]', async () => {
    const { page } = await scrolledHome('slgc', { viewport: { width: 390, height: 844 } })
    expect(await tools(page).getByRole('button').count()).toBe(2)
    expect(await tools(page).getByRole('link').count()).toBe(0)
    await scrollTo(page, 1e6)
    const covered = await page.evaluate(() => {
      const words = document.createRange()
      words.selectNodeContents(document.querySelector('footer p:last-of-type') ?? document.body)
      const lines = [...words.getClientRects()]
      return [...document.querySelectorAll('aside button')].some((button) => {
        const tool = button.getBoundingClientRect()
        return lines.some(
          (line) => line.right > tool.left && line.bottom > tool.top && line.top < tool.bottom,
        )
      })
    })
    expect(covered).toBe(false)
    for (const button of await tools(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })

  it.each(['slgc', 'dqsb'])(
    'shares the bar of a phone between both, with their names, in the style of %s [C2.38]',
    async (site) => {
      const { page } = await scrolledHome(site, { viewport: { width: 390, height: 844 } })
      const boxes = await Promise.all(
        ['批量引用', '顶部'].map((name) => tools(page).getByText(name, { exact: true }).boundingBox()),
      )
      expect(boxes[0]?.y).toBe(boxes[1]?.y)
      const widths = await tools(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width))
      expect(widths).toEqual([195, 195])
    },
  )
})

describe('the whole page', () => {
  it('keeps what floats at its place where the page is gray [C3.1]', async () => {
    const { page } = await scrolledHome('entest04')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toMatch(/^grayscale/)
    const placeOf = () =>
      tools(page).evaluate((element) => {
        const { bottom, right } = element.getBoundingClientRect()
        return [bottom, right]
      })
    const before = await placeOf()
    expect(before[0]).toBeGreaterThan(800)
    expect(before[0]).toBeLessThanOrEqual(900)
    await scrollTo(page, 900)
    expect(await placeOf()).toEqual(before)
  })

  it('prints an article without header, top news, tools and footer', async () => {
    const { page, open: go } = await open()
    await go(article.site, knownPages.article.path('zh'))
    await scrollTo(page, 1_500)
    await tools(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await tools(page).isVisible()).toBe(false)
    expect(await page.getByRole('region', { name: '要闻', exact: true }).isVisible()).toBe(false)
    expect(await page.locator('footer').isVisible()).toBe(false)
    expect(await page.locator('header nav').first().isVisible()).toBe(false)
    expect(await page.locator('main article h1').isVisible()).toBe(true)
  })

  it('prints where an article stands at its head, which a screen says elsewhere, and no heading alone', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go(article.site, knownPages.article.path('en'))
    const line = page.locator('main article > p').first()
    expect(await line.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await line.isVisible()).toBe(true)
    expect(await line.textContent()).toBe(
      `Journal of Hydraulic Works 2026, volume 69, issue 5 · pp. 517–531 · 15 October 2026 · DOI ${article.doi}`,
    )
    const breaks = await page
      .locator('main article :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter))
    expect(breaks.length).toBeGreaterThan(10)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })

  it.each([
    ['www', '/en/article?q=water', 'Arrival time of reservoir turbidity currents'],
    ['slgc', '/en/issue/2026/5', 'Eddies in vertical-slot fishway pools'],
    ['gzxb', '/en/onlineFirst', 'Removing polarisation noise'],
    ['slgc', '/en/home', 'Eddies in vertical-slot fishway pools'],
    ['slgc', knownPages.article.path('en'), 'Eddies in vertical-slot fishway pools'],
  ])('prints what is read of %s%s, and none of its controls', async (site, path, title) => {
    const { page, open: go } = await open()
    await go(site, path)
    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    expect(await main.getByRole('heading', { name: title }).first().isVisible()).toBe(true)
    expect(await main.locator(':is(button, input, select, nav, [role=search]):visible').count()).toBe(0)
    for (const name of ['Abstract', 'Cite', 'BibTeX'])
      expect(await main.getByRole('link', { name, exact: true }).count()).toBe(0)
  })
})
