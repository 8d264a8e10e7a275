import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus, holdsFocus } from './support/focus.ts'
import { comeToRest } from './support/come-to-rest.ts'
import { noticesLoaded } from './support/notices-loaded.ts'
import { article } from './support/pages.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const urgent = (page: Page) => page.locator('[aria-live=assertive]')
const calm = (page: Page) => page.locator('[aria-live=polite] li')
const offline = (page: Page) => urgent(page).getByText('You are offline')
const online = (page: Page) => page.getByText('You are back online')
const input = (page: Page) => page.locator('header input[type=search]').first()

/** The clock of the page stands still until it is moved. */
async function opened(address = '/en/home', viewport = { width: 1440, height: 900 }) {
  const watched = await open({ viewport })
  const { page } = watched
  await page.clock.install()
  await watched.open('slgc', address)
  await noticesLoaded(page)
  return watched
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(selector)
  return box
}

describe('a copy that the clipboard refuses', () => {
  it.each([
    ['zh', ['复制链接'], '信息复制失败'],
    ['en', ['Copy link'], 'Information copy failed'],
  ] as const)(
    'is told on an article page in %s, and does not say that it worked [C8.4]',
    async (language, names, message) => {
      const { page, problems } = await opened(`/${language}/article/doi/${article.doi}`)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      for (const name of names) {
        const button = page.getByRole('button', { name }).first()
        await button.click()
        const reported = urgent(page).or(calm(page)).getByText(message)
        await reported.waitFor()
        const beside = button.locator('xpath=following-sibling::*[@role="status"]')
        expect([await beside.textContent(), await button.innerText()]).toEqual(['', name])
        await page.clock.runFor(2_100)
        await reported.waitFor({ state: 'detached' })
      }
      expect(problems).toEqual([])
    },
  )
})

describe('a network that goes and comes back', () => {
  it('is told at once for as long as it is gone, and its return in passing', async () => {
    const { page } = await opened()
    expect(await urgent(page).count()).toBe(1)
    await page.context().setOffline(true)
    await offline(page).waitFor()
    await page.clock.runFor(60_000)
    expect(await offline(page).isVisible()).toBe(true)
    await page.context().setOffline(false)
    await online(page).waitFor()
    expect(await offline(page).count()).toBe(0)
    await page.clock.runFor(3_100)
    await online(page).waitFor({ state: 'detached' })
  })

  it('can be dismissed, and the focus goes back where it came from', async () => {
    const { page } = await opened()
    await page.context().setOffline(true)
    await offline(page).waitFor()
    await input(page).focus()
    await urgent(page).getByRole('button', { name: 'Dismiss this message' }).focus()
    await page.keyboard.press('Enter')
    await offline(page).waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(input(page))).toBe(true)
  })

  it('leaves a page alone whose code cannot be had meanwhile, and tells why', async () => {
    const { page } = await opened()
    await page.context().setOffline(true)
    await offline(page).waitFor()
    await urgent(page).getByRole('button').click()
    await page.locator('main a[href*="/issue"]').first().click()
    await offline(page).waitFor()
    expect(await page.locator('main h2').count()).toBeGreaterThan(0)
  })
})

describe('code that cannot be had', () => {
  it('is told where the page may not be loaded again for it, with a way to do so [C4.23]', async () => {
    const { page } = await opened()
    await page.evaluate(() => sessionStorage.setItem('chunkReload', String(Date.now())))
    await page.route(/\/assets\/issue-/, (route) => route.abort())
    await page.locator('main a[href*="/issue"]').first().click()
    const reload = urgent(page).getByRole('button', { name: 'Reload' })
    await reload.waitFor()
    const loaded = page.waitForEvent('load')
    await reload.click()
    await loaded
  })
})

describe('messages that pass', () => {
  it('wait while the pointer is over them or the focus within [C8.1]', async () => {
    const { page } = await opened()
    await page.context().setOffline(true)
    await offline(page).waitFor()
    await page.context().setOffline(false)
    await online(page).hover()
    await nextFrame(page)
    await page.clock.runFor(60_000)
    expect(await online(page).isVisible()).toBe(true)
    await calm(page).getByRole('button').focus()
    await page.mouse.move(5, 500)
    await nextFrame(page)
    await page.clock.runFor(60_000)
    expect(await online(page).isVisible()).toBe(true)
    await input(page).focus()
    await nextFrame(page)
    await page.clock.runFor(3_100)
    await online(page).waitFor({ state: 'detached' })
  })

  it.each([1440, 1024, 390])(
    'stand under the header on the right, on a phone below: %i px',
    async (width) => {
      const { page } = await opened('/en/home', { width, height: 844 })
      await page.context().setOffline(true)
      await offline(page).waitFor()
      await comeToRest(page)
      const selector = '[aria-live=assertive] li'
      const toast = await boxOf(page, selector)
      const header = await boxOf(page, 'header')
      const isPhone = width < 768
      expect(toast.y).toBeGreaterThanOrEqual(isPhone ? 844 / 2 : header.y + header.height)
      expect(toast.x).toBeGreaterThanOrEqual(isPhone ? 0 : width / 2)
      expect(toast.x + toast.width).toBeLessThanOrEqual(width)
      await page.evaluate(() => window.scrollTo(0, 700))
      await nextFrame(page)
      const after = await boxOf(page, selector)
      expect(after.y).toBeGreaterThanOrEqual(0)
      expect(after.y + after.height).toBeLessThanOrEqual(844)
    },
  )

  it('never cover the control that has the focus', async () => {
    const { page } = await opened(`/en/article/doi/${article.doi}`)
    await page.context().setOffline(true)
    await offline(page).waitFor()
    const covered = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const wrong: string[] = []
      const controls = document.querySelectorAll<HTMLElement>('main a[href], main button')
      for (const control of [...controls].slice(0, 60)) {
        control.focus()
        await frame()
        const toast = document.querySelector('[aria-live=assertive] li')?.getBoundingClientRect()
        const own = control.getBoundingClientRect()
        if (toast === undefined || document.activeElement !== control) continue
        const apart =
          own.right <= toast.left ||
          toast.right <= own.left ||
          own.bottom <= toast.top ||
          toast.bottom <= own.top
        if (!apart) wrong.push(control.outerHTML.slice(0, 80))
      }
      return wrong
    })
    expect(covered).toEqual([])
  })
})

describe('an alert', () => {
  it('has the focus, keeps it, and gives it back when it is confirmed or left by Escape [C5.2]', async () => {
    const { page, problems } = await opened()
    for (const leave of ['Enter', 'Escape']) {
      await input(page).focus()
      await input(page).press('Enter')
      const alert = page.getByRole('alertdialog', { name: 'Notice' })
      await alert.waitFor()
      await page.keyboard.press('Tab')
      await expect.poll(() => holdsFocus(alert)).toBe(true)
      await page.mouse.click(10, 400)
      expect(await alert.isVisible()).toBe(true)
      await page.keyboard.press(leave)
      await alert.waitFor({ state: 'detached' })
      await nextFrame(page)
      await expect.poll(() => hasFocus(input(page))).toBe(true)
    }
    expect(problems).toEqual([])
  })
})

describe('the code of messages', () => {
  it('comes when the mouse moves, and not because it lies where the page appears', async () => {
    const { page, open: go } = await open()
    await page.clock.install()
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/\/(?:ToastRegion|notices)-/.test(request.url())) fetched.push(request.url())
    })
    await go('slgc', '/en/home')
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })),
    )
    await page.clock.runFor(1_000)
    await nextFrame(page)
    expect(fetched).toEqual([])
    await noticesLoaded(page)
    expect(fetched.length).toBeGreaterThan(0)
  })
})
