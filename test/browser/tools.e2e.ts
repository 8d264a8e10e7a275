import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdsFocus } from './support/focus.ts'
import { allHere } from './support/all-here.ts'
import { mostShift, noteShifts, shiftsOf } from './support/layout-shifts.ts'
import { article, knownPages } from './support/pages.ts'
import { addressOf, nextFrame, openedChromium, takenOver, type WatchedPage } from './support/watched-page.ts'

const open = openedChromium()

const home = '/zh/home'

const stripOf = (page: Page) => page.getByRole('region', { name: '要闻', exact: true })
const controlOf = (page: Page, name: string) => stripOf(page).getByRole('button', { name })
const stripAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const strip = document.querySelector('[aria-label="要闻"] [role=group][tabindex]')
    return strip === null ? -1 : strip.scrollLeft / strip.clientWidth
  })
const stripStopsAt = (page: Page, index: number) =>
  page.waitForFunction((wanted) => {
    const strip = document.querySelector('[aria-label="要闻"] [role=group][tabindex]')
    return strip !== null && Math.abs(strip.scrollLeft / strip.clientWidth - wanted) < 0.01
  }, index)
const saidIn = (page: Page) => stripOf(page).getByRole('status')

const openHome = async (options?: Parameters<typeof open>[0]): Promise<WatchedPage> => {
  const watched = await open(options)
  await noteShifts(watched.page)
  await watched.open('slgc', home)
  return watched
}

describe('top news', () => {
  it('moves by its buttons round both ends, and says what it shows only then [C9.8]', async () => {
    const { page } = await openHome({ reducedMotion: 'reduce' })
    const slides = await stripOf(page).locator('[aria-roledescription=幻灯片]').count()
    expect(slides).toBeGreaterThan(1)
    expect(await saidIn(page).textContent()).toBe('')
    await controlOf(page, '下一条要闻').click()
    await stripStopsAt(page, 1)
    expect(await saidIn(page).textContent()).toMatch(new RegExp(`^第 2 条，共 ${slides} 条：.+`))
    await controlOf(page, '上一条要闻').click()
    await controlOf(page, '上一条要闻').click()
    await stripStopsAt(page, slides - 1)
    await controlOf(page, '下一条要闻').click()
    await stripStopsAt(page, 0)
  })

  it('moves by the arrow keys, and keeps the focus while the slide that had it leaves [C9.8]', async () => {
    const { page } = await openHome({ reducedMotion: 'reduce' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('要闻图片')
    await page.keyboard.press('ArrowRight')
    await stripStopsAt(page, 1)
    await expect.poll(() => holdsFocus(stripOf(page))).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await stripStopsAt(page, 0)
  })

  it('follows a swipe [C9.8]', async () => {
    const { page } = await openHome({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await controlOf(page, '要闻图片').click()
    await controlOf(page, '下一条要闻').waitFor()
    const touch = await page.context().newCDPSession(page)
    const move = (type: string, x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x, y: 45 }],
      })
    await move('touchStart', 236)
    for (const x of [220, 180, 130, 80, 40, 4]) {
      await move('touchMove', x)
      await nextFrame(page)
    }
    await move('touchEnd')
    await stripStopsAt(page, 1)
    await page.waitForFunction(() =>
      document.querySelector('[aria-label="要闻"] [role=status]')?.textContent?.startsWith('第 2 条'),
    )
  })

  it.each([
    { where: 'on a phone', path: home, width: 390 },
    { where: 'beyond the home page', path: '/zh/news', width: 1440 },
  ])('is one line $where, with its title, until it is opened [C2.39]', async ({ path, width }) => {
    const watched = await open({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    const { page } = watched
    await noteShifts(page)
    await watched.open('slgc', path)
    await takenOver(page)
    const height = () => stripOf(page).evaluate((strip) => strip.getBoundingClientRect().height)
    expect(await height()).toBe(32)
    expect(await stripOf(page).locator('img').first().isVisible()).toBe(false)
    const title = stripOf(page).getByRole('link').first()
    expect(await title.isVisible()).toBe(true)
    expect(await controlOf(page, '下一条要闻').isVisible()).toBe(false)
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(mostShift)
    const toggle = controlOf(page, '要闻图片')
    await toggle.click()
    await expect.poll(height).toBe(90)
    expect(await stripOf(page).locator('img').first().isVisible()).toBe(true)
    expect(await controlOf(page, '下一条要闻').isVisible()).toBe(true)
    await toggle.click()
    await expect.poll(height).toBe(32)
  })

  it('does not move by itself, and moves nothing else as the page comes [C9.8]', async () => {
    const { page } = await openHome()
    await allHere(page, ['tab'])
    expect(await stripAt(page)).toBe(0)
    expect(await stripOf(page).evaluate((strip) => strip.getBoundingClientRect().height)).toBe(90)
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(mostShift)
  })

  it('stays away in this tab once it is dismissed, over loads and in the other language, and moves nothing [C3.19]', async () => {
    const { page } = await openHome()
    await controlOf(page, '收起要闻').click()
    await stripOf(page).waitFor({ state: 'detached' })
    await page.waitForFunction(() => sessionStorage.getItem('topBanner') !== null)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await stripOf(page).isVisible()).toBe(false)
    await takenOver(page)
    await stripOf(page).waitFor({ state: 'detached' })
    await page.goto(addressOf('slgc', '/en/home'))
    const english = page.getByRole('region', { name: 'Top news', exact: true })
    expect(await english.isVisible()).toBe(false)
    await takenOver(page)
    await english.waitFor({ state: 'detached' })
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(mostShift)
  })

  it('is seen by another tab, which has not put it away [C3.19]', async () => {
    const { page } = await openHome()
    await controlOf(page, '收起要闻').click()
    await stripOf(page).waitFor({ state: 'detached' })
    const other = await page.context().newPage()
    await other.goto(addressOf('slgc', home))
    expect(await stripOf(other).isVisible()).toBe(true)
  })

  it('is its first picture without scripts, with nothing that does nothing [C2.39]', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('slgc', home)
    expect(await stripOf(page).locator('img').first().isVisible()).toBe(true)
    expect(await stripOf(page).getByRole('button').count()).toBe(0)
  })
})

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
    await tab.getByRole('heading', { level: 1, name: '新刊邮件提醒' }).waitFor()
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
    expect(await stripOf(page).isVisible()).toBe(false)
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
      `Journal of Hydraulic Works 2026, volume 69, issue 5 · 517–531 · 15 October 2026 · DOI ${article.doi}`,
    )
    const breaks = await page
      .locator('main article :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter))
    expect(breaks.length).toBeGreaterThan(10)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })
})
