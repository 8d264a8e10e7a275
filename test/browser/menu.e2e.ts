import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { knownPages } from './support/pages.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).or(page.getByRole('navigation', { name: '主导航' }))

/** The labels that stand in the bar, and the room that its entries take for themselves, in CSS pixels. */
async function readMenu(page: Page) {
  return page.evaluate(() => {
    const list = document.querySelector('header nav')?.querySelector(':scope > ul')
    const entries = [...(list?.children ?? [])].filter((entry) => entry.getBoundingClientRect().width > 0)
    const labels = (root: Element | undefined, selector: string): string[] =>
      [...(root?.querySelectorAll(selector) ?? [])].map((link) => link.textContent)
    const boxes = entries.map((entry) => entry.getBoundingClientRect())
    return {
      shown: entries.flatMap((entry) => labels(entry, ':scope > a')),
      width: boxes.reduce((sum, box) => sum + box.width, 0),
      tops: new Set(boxes.map((box) => Math.round(box.top))).size,
      right: boxes.at(-1)?.right ?? 0,
    }
  })
}

/** The labels under More, once it has been opened by keyboard. */
async function readMore(page: Page): Promise<readonly string[]> {
  const more = menu(page).getByText('更多', { exact: true })
  if (!(await more.isVisible())) return []
  await menu(page).getByRole('button', { name: '更多' }).or(more).first().focus()
  const button = menu(page).getByRole('button', { name: '更多' })
  await button.waitFor()
  await button.press('Enter')
  const list = page.getByRole('menu')
  await list.waitFor()
  const labels = await list.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  return labels.map((label) => label.trim())
}

/** Names of all entries of the menu, in their order. */
async function allEntries(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...(document.querySelector('header nav')?.querySelectorAll(':scope > ul > li > a') ?? [])].map(
      (link) => link.textContent,
    ),
  )
}

describe('the channel menu in its bar', () => {
  it.each([1440, 1200, 1024, 800])(
    'shows what fits at %i pixels and puts the rest into More, in order and without loss [C4.13] [C9.3] [C9.4]',
    async (width) => {
      const { page, open: go } = await open({ viewport: { width, height: 900 } })
      await go('slgc', '/zh/home')
      const all = await allEntries(page)
      const { shown, width: taken, tops, right } = await readMenu(page)
      const more = await readMore(page)
      expect([...shown, ...more]).toEqual(all)
      expect(shown.length).toBeGreaterThan(2)
      expect(tops).toBe(1)
      expect(right).toBeLessThanOrEqual(width)
      expect(taken).toBeLessThanOrEqual(Math.min(width - 180, width - 80))
    },
  )

  it('keeps within 1000 pixels on the sites whose navigation is so wide [C9.4]', async () => {
    const { page, open: go } = await open({ viewport: { width: 1440, height: 900 } })
    await go('emf', '/en/home')
    const { width, tops } = await readMenu(page)
    expect(width).toBeGreaterThan(300)
    expect(width).toBeLessThanOrEqual(1000)
    expect(tops).toBe(1)
  })

  it('is planned anew when the window changes, there and back [C4.13]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    const wide = await readMenu(page)
    await page.setViewportSize({ width: 900, height: 900 })
    await nextFrame(page)
    const narrow = await readMenu(page)
    expect(narrow.shown.length).toBeLessThan(wide.shown.length)
    expect(narrow.width).toBeLessThanOrEqual(900 - 180)
    await page.setViewportSize({ width: 1440, height: 900 })
    await nextFrame(page)
    expect((await readMenu(page)).shown).toEqual(wide.shown)
  })

  it.each([
    [1440, ['journalHome', 'aggregateHome', 'article', 'search']],
    [1024, ['journalHome']],
    [390, ['journalHome', 'article']],
  ] as const)(
    'does not move when scripts take over at %i pixels: layout shift is at most 0.01',
    async (width, names) => {
      for (const name of names) {
        const { page, open: go } = await open({ viewport: { width, height: 900 } })
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.push((entry as PerformanceEntry & { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        const { site, path } = knownPages[name]
        await go(site, path('zh'))
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await nextFrame(page)
        const sum = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((total, shift) => total + shift, 0),
        )
        expect(sum, name).toBeLessThanOrEqual(0.01)
      }
    },
  )

  it('shows only enabled channels with a name, and none of the excluded codes [C4.11] [C4.12]', async () => {
    const { body } = await ask({ site: 'slgc', path: '/zh/home' })
    const bar = /<nav[^>]*aria-label="主导航".*?<\/nav>/s.exec(body)?.[0] ?? ''
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    expect(bar).not.toBe('')
    for (const hidden of ['推荐文章', '排行', '首页图片', '首页快讯', '会议通知'])
      expect(bar).not.toContain(hidden)
    expect((await allEntries(page)).every((label) => label.trim() !== '')).toBe(true)
  })

  it('marks the channel of the page and puts nofollow on the links that want it [C2.40] [C4.14]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/boardmembers')
    expect(await menu(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['编委会'])
    await menu(page).getByRole('link', { name: '当期目录' }).click()
    await page.locator('main[data-page=issue] h1').waitFor()
    expect(await menu(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['当期目录'])
    expect(await menu(page).getByRole('link', { name: '当期目录' }).getAttribute('rel')).toBe('nofollow')
    expect(await menu(page).getByRole('link', { name: '编委会' }).getAttribute('rel')).toBe(null)
  })
})

describe('a second level of the menu', () => {
  it('loads its dialog code on first hover, not with the page', async () => {
    const { page, open: go } = await open()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    await go('slgc', '/zh/home')
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    expect(scripts.filter((url) => /Menu(?:Dropdown|Sheet)|Dialog/.test(url))).toEqual([])
    await menu(page).locator('summary').first().hover()
    await menu(page).getByRole('button', { name: '关于本刊的下级栏目' }).waitFor()
    expect(scripts.slice(before).some((url) => url.includes('MenuDropdown'))).toBe(true)
  })

  it('opens by keyboard, walks by arrows, leads on by Enter, closes by Escape with the focus back', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    await menu(page).locator('summary').first().focus()
    const button = menu(page).getByRole('button', { name: '关于本刊的下级栏目' })
    await button.waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON')
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menu').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '办刊宗旨与范围' }).waitFor()
    expect(watched.problems).toEqual([])
  })
})

describe('the menu of a phone', () => {
  it('opens from the side, holds every channel, keeps the focus within and closes by Escape [C2.38]', async () => {
    const watched = await open({ viewport: { width: 390, height: 844 } })
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    const all = await allEntries(page)
    await page.locator('header summary[aria-label="打开菜单"]').focus()
    const button = page.getByRole('button', { name: '打开菜单' })
    await button.waitFor()
    await button.press('Enter')
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    const labels = await sheet.locator('nav > ul > li > a').allInnerTexts()
    expect(labels.map((label) => label.trim())).toEqual(all)
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await button.press('Enter')
    await sheet.getByRole('link', { name: '编委会' }).click()
    await page.getByRole('heading', { level: 1, name: '编委会' }).waitFor()
    await sheet.waitFor({ state: 'detached' })
    expect(watched.problems).toEqual([])
  })
})
