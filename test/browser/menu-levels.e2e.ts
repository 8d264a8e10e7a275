import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus, holdsFocus } from './support/focus.ts'
import { allHere } from './support/all-here.ts'
import { codeLoaded } from './support/loaded-code.ts'
import { allEntries, focused, menu, operated, popup } from './support/menu.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

describe('the second level of the menu', () => {
  const about = (page: Page) =>
    menu(page)
      .locator(':scope > ul > li')
      .filter({ has: page.getByRole('link', { name: '关于本刊', exact: true }) })

  it('loads the code of its keys and pointer when the menu is turned to, not with the page', async () => {
    const { page, open: go } = await open()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    await go('slgc', '/zh/home')
    await allHere(page, ['tab'])
    expect(scripts.filter((url) => /operate-menu|MenuSheet|Dialog/.test(url))).toEqual([])
    await about(page).hover()
    await popup(page).waitFor()
    expect(scripts.some((url) => url.includes('operate-menu'))).toBe(true)
  })

  it('walks by arrows, Home, End and letters, opens by ArrowDown, closes by Escape with the focus back', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    await operated(page)
    const press = async (key: string): Promise<string> => {
      await page.keyboard.press(key)
      return focused(page)
    }
    const all = await allEntries(page)
    expect(await press('ArrowRight')).toBe(all[1])
    expect(await press('ArrowLeft')).toBe(all[0])
    const last = await press('End')
    expect([...all, '更多']).toContain(last)
    expect(await press('ArrowRight')).toBe(all[0])
    expect(await press('ArrowLeft')).toBe(last)
    expect(await press('Home')).toBe(all[0])
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: '关', bubbles: true, cancelable: true }),
      ),
    )
    expect(await focused(page)).toBe('关于本刊')
    expect(await press('ArrowDown')).toBe('办刊宗旨与范围')
    const items = await popup(page).locator('a').allInnerTexts()
    expect(items.length).toBeGreaterThan(1)
    expect(await press('ArrowDown')).toBe(items[1])
    expect(await press('End')).toBe(items.at(-1))
    expect(await press('Home')).toBe(items[0])
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'hidden' })
    await expect.poll(() => holdsFocus(about(page))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '办刊宗旨与范围' }).waitFor()
    await popup(page).waitFor({ state: 'hidden' })
    expect(await menu(page).locator('[aria-current=true]').allInnerTexts()).toEqual(['关于本刊'])
    expect(watched.problems).toEqual([])
  })

  it('keeps every link in the order of Tab, and closes when the focus goes on', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/zh/home')
    await operated(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect.poll(() => hasFocus(about(page).locator(':scope > details > summary'))).toBe(true)
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    const links = await popup(page).locator('a').count()
    for (let link = 0; link < links; link += 1) await page.keyboard.press('Tab')
    await expect.poll(() => holdsFocus(popup(page))).toBe(true)
    await page.keyboard.press('Tab')
    await popup(page).waitFor({ state: 'hidden' })
  })

  it('opens under a mouse, stays open on a slanting way across a neighbour, and closes when left', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    const box = await about(page).boundingBox()
    if (box === null) throw new Error('the entry is not drawn')
    await page.mouse.move(box.x + box.width / 2, box.y + 40)
    await popup(page).waitFor()
    const list = await popup(page).boundingBox()
    if (list === null) throw new Error('the list is not drawn')
    // out of the entry to the right, then down and back: over the neighbour, towards the list's far corner
    await page.mouse.move(box.x + box.width - 2, box.y + box.height - 14)
    await page.mouse.move(box.x + box.width + 6, box.y + box.height - 8, { steps: 2 })
    await page.mouse.move(list.x + list.width - 10, list.y + list.height - 20, { steps: 6 })
    expect(await popup(page).locator('a').first().innerText()).toBe('办刊宗旨与范围')
    await page.mouse.move(700, 700, { steps: 3 })
    await popup(page).waitFor({ state: 'hidden' })
    expect(watched.problems).toEqual([])
  })

  it('stays open at a click on what the mouse has opened, until it is clicked again', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    await operated(page)
    await page.clock.install()
    const arrow = about(page).locator(':scope > details > summary')
    await arrow.hover()
    await page.clock.runFor(2_000)
    await popup(page).waitFor()
    await arrow.click()
    expect(await popup(page).isVisible()).toBe(true)
    await page.mouse.move(700, 700, { steps: 3 })
    await page.clock.runFor(2_000)
    expect(await popup(page).isVisible()).toBe(true)
    await arrow.click()
    await popup(page).waitFor({ state: 'hidden' })
    expect(watched.problems).toEqual([])
  })

  it('opens by a tap on the arrow, while the link itself leads on', async () => {
    const watched = await open({ viewport: { width: 1024, height: 800 }, hasTouch: true })
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    await about(page).locator(':scope > details > summary').tap()
    await popup(page).waitFor()
    // what closes it came with the tap
    await codeLoaded(page, 'operate-menu')
    await page.touchscreen.tap(600, 700)
    await popup(page).waitFor({ state: 'hidden' })
    await about(page).locator(':scope > a').tap()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForURL((url) => !url.pathname.endsWith('/home'))
    expect(watched.problems).toEqual([])
  })

  it.each([800, 1024, 1440])('never leaves the window at %i pixels, whatever is open', async (width) => {
    const { page, open: go } = await open({ viewport: { width, height: 900 } })
    await go('slgc', '/en/home')
    await operated(page)
    const arrows = menu(page).locator(':scope > ul > li > details > summary:visible')
    for (let index = 0; index < (await arrows.count()); index += 1) {
      await arrows.nth(index).focus()
      await page.keyboard.press('ArrowDown')
      await popup(page).waitFor()
      const { left, right } = await popup(page).evaluate((list) => list.getBoundingClientRect())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
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
    await expect.poll(() => holdsFocus(sheet)).toBe(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await button.press('Enter')
    await sheet.getByRole('link', { name: '编委会' }).click()
    // the menu opens a board at its first member (C2.14)
    await page.getByRole('heading', { level: 1, name: '沈砚清' }).waitFor()
    await sheet.waitFor({ state: 'detached' })
    expect(watched.problems).toEqual([])
  })

  it('closes by a push to the left and by a tap beside it, and gives the focus back [C2.38]', async () => {
    const watched = await open({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    const button = page.getByRole('button', { name: '打开菜单' })
    await page.locator('header summary[aria-label="打开菜单"]').tap()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    await page.touchscreen.tap(375, 500)
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(button)).toBe(true)
    await button.tap()
    await sheet.waitFor()
    await sheet.evaluate((element) => {
      const touch = (type: string, clientX: number): void => {
        const finger = new Touch({ identifier: 1, target: element, clientX, clientY: 400 })
        const touches = type === 'touchend' ? [] : [finger]
        element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [finger] }))
      }
      touch('touchstart', 260)
      touch('touchend', 120)
    })
    await sheet.waitFor({ state: 'detached' })
    expect(watched.problems).toEqual([])
  })

  it('opens on the way to the page, with its own entry marked [C4.14]', async () => {
    const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
    await go('slgc', '/zh/aimsscope')
    await page.locator('header summary[aria-label="打开菜单"]').click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    expect(await sheet.locator('[aria-current=page]').allInnerTexts()).toEqual(['办刊宗旨与范围'])
    expect(await sheet.locator('[aria-current=page]').isVisible()).toBe(true)
  })
})
