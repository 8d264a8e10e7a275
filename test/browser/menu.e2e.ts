import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { allEntries, menu, operated, popup } from './support/menu.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

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
  await operated(page)
  await more.focus()
  await page.keyboard.press('ArrowDown')
  const list = popup(page)
  await list.waitFor()
  const labels = await list.locator(':scope > li > a').allInnerTexts()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  return labels.map((label) => label.trim())
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
    await go('entest04', '/en/home')
    const { width, tops } = await readMenu(page)
    expect(width).toBeGreaterThan(300)
    expect(width).toBeLessThanOrEqual(1000)
    expect(tops).toBe(1)
  })

  it('is planned again when the window changes, there and back [C4.13]', async () => {
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
    await go('slgc', '/zh/editorial-board')
    expect(await menu(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['编委会'])
    await menu(page).getByRole('link', { name: '当期目录' }).click()
    await page.locator('main[data-page=issue] h1').waitFor()
    expect(await menu(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['当期目录'])
    expect(await menu(page).getByRole('link', { name: '当期目录' }).getAttribute('rel')).toBe('nofollow')
    expect(await menu(page).getByRole('link', { name: '编委会' }).getAttribute('rel')).toBe('nofollow')
    expect(await menu(page).getByRole('link', { name: '同行评议' }).getAttribute('rel')).toBe(null)
  })
})
