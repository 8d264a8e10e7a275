import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { allShiftsOf, mostShift, noteShifts } from './support/layout-shifts.ts'
import { menu } from './support/menu.ts'
import { addressOf, nextFrame, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

/** A sample site of each header style. */
const siteOfStyle = { 1: 'slgc', 2: 'gzxb', 3: 'dqsb', 4: 'hengwen', 5: 'emf', 6: 'yhy' } as const
const cases = Object.entries(siteOfStyle)

/** What stays at the top of the window, of the header that is seen; null when nothing does. */
const fixedTop = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('header *')].find(
      (part) => getComputedStyle(part).position === 'fixed' && part.getBoundingClientRect().height > 0,
    )
    return fixed === undefined ? null : Math.round(fixed.getBoundingClientRect().top)
  })

describe.each([1440, 1024, 390])('a header that is scrolled past at %i pixels', (width) => {
  it.each(cases)('of style %s follows without a jump (%s) [C4.15]', async (_, site) => {
    const { page, open: go } = await open({ viewport: { width, height: 700 }, reducedMotion: 'reduce' })
    await noteShifts(page)
    await go(site, '/zh/home')
    const before = await allShiftsOf(page)
    const height = await page.evaluate(() => document.querySelector('header')?.offsetHeight ?? 0)
    const pageHeight = await page.evaluate(() => document.body.offsetHeight)
    expect(await fixedTop(page)).toBeNull()
    // slowly past the point
    for (let top = height - 60; top <= height + 240; top += 20) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await nextFrame(page)
    }
    await page.waitForFunction(() =>
      [...document.querySelectorAll('header *')].some((part) => getComputedStyle(part).position === 'fixed'),
    )
    expect(await fixedTop(page)).toBe(0)
    expect(await page.evaluate(() => document.body.offsetHeight)).toBe(pageHeight)
    expect((await allShiftsOf(page)) - before).toBeLessThanOrEqual(mostShift)
  })
})

describe.each([1024, 1280, 1440])('the words of a menu over the whole width at %i pixels', (width) => {
  it.each(['home', 'article'] as const)('stand on the line of the logo and of %s', async (kind) => {
    const { page, open: go } = await open({ viewport: { width, height: 900 } })
    await go('slgc', kind === 'home' ? '/zh/home' : '/zh/article/doi/10.5555/slgc.2026.05.001')
    await takenOver(page)
    const leftOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => {
          const style = getComputedStyle(part)
          return part.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft)
        })
    const logo = await leftOf('header img')
    const menu = await leftOf('nav ul > li a')
    expect(Math.abs(logo - menu)).toBeLessThanOrEqual(1.5)
  })
})

describe('the menu of a header', () => {
  it.each(cases)(
    'of style %s is a row, or slides in from the side as in style 5 (%s) [C2.38]',
    async (style, site) => {
      const { page, open: go } = await open({ viewport: { width: 1440, height: 900 } })
      const slides = style === '5'
      await go(site, '/zh/home')
      expect(await menu(page).filter({ visible: true }).count()).toBe(slides ? 0 : 1)
      expect(await page.locator('header summary:visible', { hasText: '栏目' }).count()).toBe(slides ? 1 : 0)
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await menu(page).filter({ visible: true }).count()).toBe(0)
      const button = page.locator('header summary[aria-label="打开菜单"]:visible')
      const ground = await button.evaluate((summary) => getComputedStyle(summary).backgroundColor)
      expect(ground === 'rgba(0, 0, 0, 0)').toBe(!slides)
      await button.click()
      const links = page.getByRole('navigation', { name: '全部栏目' }).getByRole('link')
      expect(await links.count()).toBeGreaterThan(3)
    },
  )
})

describe('the banner of a header', () => {
  it.each([390, 1024, 1440, 1920])('has 175/683 of its width at %i pixels [C9.7]', async (width) => {
    const { page, open: go } = await open({ viewport: { width, height: 900 } })
    await go(siteOfStyle[2], '/zh/home')
    const picture = page.locator('header img[width="683"]').filter({ visible: true })
    const box = await picture.boundingBox()
    const place = await picture.locator('..').boundingBox()
    expect([box?.width, place?.width]).toEqual([width, width])
    expect(box?.height).toBeCloseTo((width * 175) / 683, 1)
    expect(place?.height).toBe(box?.height)
  })
})

describe('a header in a window of 320 pixels', () => {
  it.each(cases)('of style %s scrolls nothing sideways (%s)', async (_, site) => {
    const { page, open: go } = await open({ viewport: { width: 320, height: 640 } })
    for (const language of ['zh', 'en']) {
      await go(site, `/${language}/home`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('header a, header button, header summary')]
          // what a closed part holds has a box too
          .filter((control) => control.checkVisibility())
          .map((control) => ({ box: control.getBoundingClientRect(), name: control.textContent }))
          .filter(({ box }) => box.width > 0 && (box.height < 43 || box.left < 0 || box.right > 321))
          .map(({ name }) => name),
      )
      expect(small).toEqual([])
    }
  })
})

describe('the language as a small menu', () => {
  it('is opened and left by keyboard, and leads to the same page [C1.8] [C4.2]', async () => {
    const { page, open: go, problems } = await open()
    await go('emf', '/zh/issue')
    const button = page.getByRole('button', { name: '语言：中文' })
    await page.locator('summary[aria-label="语言：中文"]:visible').focus()
    await button.press('Enter')
    const entries = page.getByRole('menuitem')
    await entries.first().waitFor()
    expect(await entries.allInnerTexts()).toEqual(['中文', 'English'])
    await page.keyboard.press('Escape')
    await entries.first().waitFor({ state: 'detached' })
    // the button has the focus again in a turn of its own
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'menu')
    await button.press('Enter')
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.waitForURL(addressOf('emf', '/en/issue'))
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('en')
    expect(problems).toEqual([])
  })
})

describe('what takes the place of a small menu', () => {
  const summaryOf = (page: Page) => page.locator('summary[aria-label="语言：中文"]:visible')

  it('has the focus that the menu had', async () => {
    const { page, open: go } = await open()
    await go('emf', '/zh/issue')
    await summaryOf(page).focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'menu')
  })

  it('leaves the focus to a reader who has gone on', async () => {
    const { page, open: go } = await open()
    await go('emf', '/zh/issue')
    await summaryOf(page).evaluate((summary: HTMLElement) => {
      new MutationObserver((_, watch) => {
        if (summary.isConnected) return
        watch.disconnect()
        document.querySelector<HTMLElement>('main a')?.focus()
      }).observe(document.body, { childList: true, subtree: true })
      summary.focus()
    })
    await page.getByRole('button', { name: '语言：中文' }).waitFor()
    await nextFrame(page)
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

describe('the name of a member', () => {
  it('opens a menu with the way to the centre and the way out, masked, with the mouse or the keyboard [C4.4] [C4.6]', async () => {
    const { page, open: go, problems } = await open()
    await page.context().addCookies([{ name: 'userName', value: '13812345678', url: addressOf('slgc', '/') }])
    await go('slgc', '/zh/home')
    const button = page.getByRole('button', { name: '138****5678，我的账户' })
    await page.locator('summary:visible', { hasText: '138****5678' }).hover()
    await button.click()
    const entry = page.getByRole('menuitem', { name: '退出登录' })
    await entry.waitFor()
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'detached' })
    // the closed menu gives the focus back in a later turn, which would close one that has opened meanwhile
    await expect.poll(() => hasFocus(button)).toBe(true)
    await button.press('ArrowDown')
    await entry.waitFor()
    await page.getByRole('menuitem', { name: '个人中心' }).click()
    // a name alone is no session: its owner comes back to the centre by the way of the login
    await page.waitForURL((url) => url.pathname !== '/zh/home')
    expect(page.url()).toContain('personal')
    expect(problems).toEqual([])
  })
})
