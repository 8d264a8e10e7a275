import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdsFocus } from './support/focus.ts'
import { allHere } from './support/all-here.ts'
import { mostShift, noteShifts, shiftsOf } from './support/layout-shifts.ts'
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

  it('stays away though it was dismissed before the code that remembers it had come [C3.19]', async () => {
    const { page, open: go } = await open()
    let arrive = (): void => undefined
    const dismissed = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/assets\/tab-[\w-]+\.js$/, async (route) => {
      await dismissed
      await route.continue()
    })
    await go('slgc', home)
    await controlOf(page, '收起要闻').click()
    await stripOf(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => sessionStorage.getItem('topBanner'))).toBeNull()
    arrive()
    await page.waitForFunction(() => sessionStorage.getItem('topBanner') !== null)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await stripOf(page).isVisible()).toBe(false)
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
