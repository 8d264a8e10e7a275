import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { codeLoaded } from './support/loaded-code.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

/** Holds back the code of a menu until it is let go. */
async function held(page: Page, code: RegExp): Promise<() => void> {
  let letGo = (): void => undefined
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(code, (route) => free.then(() => route.continue()))
  return letGo
}

const language = (page: Page) =>
  page.locator('header details[name=header] > summary').filter({ visible: true }).first()

/** A finger above the menu of the header. */
async function fingerOn(page: Page) {
  const box = await language(page).boundingBox()
  if (box === null) throw new Error('the menu is not drawn')
  const devtools = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return { touch: () => send('touchStart', [point]), lift: () => send('touchEnd', []) }
}

describe('a menu that is pressed while its code arrives', () => {
  it('of the header opens when the mouse is released [C1.8]', async () => {
    const watched = await open()
    const { page } = watched
    const letGo = await held(page, /\/assets\/DropdownMenu-/)
    await watched.open('emf', '/zh/home')
    const isAsked = page.waitForRequest(/\/assets\/DropdownMenu-/)
    await language(page).hover()
    await isAsked
    await page.mouse.down()
    letGo()
    await codeLoaded(page, 'DropdownMenu')
    await page.mouse.up()
    await page.getByRole('menuitem', { name: 'English' }).waitFor()
    expect(watched.problems).toEqual([])
  })

  it('of the header opens when the finger is lifted [C1.8]', async () => {
    const watched = await open({ hasTouch: true })
    const { page } = watched
    const letGo = await held(page, /\/assets\/DropdownMenu-/)
    await watched.open('emf', '/zh/home')
    const finger = await fingerOn(page)
    const isAsked = page.waitForRequest(/\/assets\/DropdownMenu-/)
    await finger.touch()
    await isAsked
    letGo()
    await codeLoaded(page, 'DropdownMenu')
    await finger.lift()
    await page.getByRole('menuitem', { name: 'English' }).waitFor()
    expect(watched.problems).toEqual([])
  })

  it('of the header opens when the finger is lifted that follows a touch without a click [C1.8]', async () => {
    const watched = await open({ hasTouch: true })
    const { page } = watched
    const letGo = await held(page, /\/assets\/DropdownMenu-/)
    await watched.open('emf', '/zh/home')
    const finger = await fingerOn(page)
    // the first touch is no click; a moment after it, a click could come no more
    await page.evaluate(() => {
      const lifted = (event: Event): void => {
        event.preventDefault()
        setTimeout(() => document.body.setAttribute('data-lifted', ''), 700)
      }
      document.addEventListener('touchend', lifted, { once: true, passive: false })
    })
    const isAsked = page.waitForRequest(/\/assets\/DropdownMenu-/)
    await finger.touch()
    await isAsked
    await finger.lift()
    await finger.touch()
    letGo()
    await codeLoaded(page, 'DropdownMenu')
    await page.locator('body[data-lifted]').waitFor()
    await finger.lift()
    await page.getByRole('menuitem', { name: 'English' }).waitFor()
    expect(watched.problems).toEqual([])
  })

  it('from the side opens when the mouse is released [C2.38]', async () => {
    const watched = await open({ viewport: { width: 390, height: 844 } })
    const { page } = watched
    const letGo = await held(page, /\/assets\/MenuSheet-/)
    await watched.open('slgc', '/zh/home')
    const isAsked = page.waitForRequest(/\/assets\/MenuSheet-/)
    await page.locator('summary[aria-label="打开菜单"]').hover()
    await isAsked
    await page.mouse.down()
    letGo()
    await codeLoaded(page, 'MenuSheet')
    await page.mouse.up()
    await page.getByRole('dialog').waitFor()
    expect(watched.problems).toEqual([])
  })
})
