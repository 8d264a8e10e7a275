import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { givenUp, lateApplication, neverIdle, refuseApplication } from './support/late-application.ts'
import { menu } from './support/menu.ts'
import { article } from './support/pages.ts'
import { addressOf, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const articlePage = `/zh/article/doi/${article.doi}`
const basketButton = (page: Page): Locator => page.getByRole('button', { name: /^批量引用/ }).first()
const basketDialogs = (page: Page): Locator => page.getByRole('dialog', { name: '批量引用' })
const searchInput = (page: Page): Locator =>
  page.locator('header').getByRole('search').first().locator('input[type=search]')

describe('the application', () => {
  it('is asked for by no scrolling, and when the browser is idle [issue 13]', async () => {
    const { page, problems } = await open({ hasTouch: true, viewport: { width: 390, height: 844 } })
    const { findTime } = await neverIdle(page)
    const late = await lateApplication(page)
    await late.open('slgc', '/zh/issue/2026/5')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => window.scrollY > 100)
    const wheeled = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('PageDown')
    await page.waitForFunction((before) => window.scrollY > before, wheeled)
    // a finger that comes down on a link and draws the page
    const link = page.locator('main a[href^="/zh/article/"]').last()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await link.boundingBox()
    const before = await page.evaluate(() => window.scrollY)
    const session = await page.context().newCDPSession(page)
    const x = Math.round((box?.x ?? 0) + 5)
    const y = Math.round((box?.y ?? 0) + 5)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (const moved of [20, 60, 120, 180]) {
      const touchPoints = [{ x, y: y + moved }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForFunction((top) => window.scrollY < top, before)
    expect(late.asked).toEqual([])
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
    await findTime()
    await late.arrive()
    expect(late.asked.length).toBeGreaterThan(3)
    expect(new Set(late.asked).size).toBe(late.asked.length)
    expect(problems).toEqual([])
  })

  it('comes without what keeps a slow phone: an error with its stack, a catalogue of the names of languages [issue 13]', async () => {
    const { page, open: openPage, problems } = await open()
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(window, { made })
      const noting = <Made extends object>(name: string, one: Made): Made =>
        new Proxy(one, {
          apply: (target, self, given: readonly unknown[]) => {
            made.push(`${name} ${String(given[0])}`)
            return Reflect.apply(target as () => unknown, self, given) as unknown
          },
          construct: (target, given: readonly unknown[]) => {
            made.push(`${name} ${String(given[0])}`)
            return Reflect.construct(target as new () => object, given)
          },
        })
      window.Error = noting('Error', Error)
      Object.assign(Intl, { DisplayNames: noting('DisplayNames', Intl.DisplayNames) })
    })
    const made = (): Promise<unknown> => page.evaluate(() => (window as { made?: unknown }).made)
    await openPage(article.site, articlePage)
    await takenOver(page)
    expect(await made()).toEqual([])
    await page.evaluate(() => new Error('of the test'))
    expect(await made()).toEqual(['Error of the test'])
    expect(problems).toEqual([])
  })

  it.each([
    ['a press', (page: Page) => menu(page).locator('summary').locator('visible=true').first().click()],
    ['the focus', (page: Page) => page.keyboard.press('Tab')],
    ['a tap', (page: Page) => page.locator('main a:visible').first().tap()],
  ])('is asked for at once by %s', async (_, act) => {
    const { page } = await open({ hasTouch: true })
    await neverIdle(page)
    const late = await lateApplication(page)
    await late.open('slgc', '/zh/home')
    expect(late.asked).toEqual([])
    await act(page)
    await expect.poll(() => late.asked.length).toBeGreaterThan(0)
  })

  it('that cannot be had leaves a page whose links lead on, and is asked for again', async () => {
    const { page, problems } = await open()
    await neverIdle(page)
    const allow = await refuseApplication(page)
    await page.goto(addressOf('slgc', articlePage), { waitUntil: 'load' })
    await basketButton(page).click()
    await givenUp(page)
    // nothing is thrown: the browser itself tells of what it could not fetch
    expect(problems.filter((problem) => !/^failed: |ERR_CONNECTION_REFUSED/.test(problem))).toEqual([])
    expect(await page.locator('main article h1').count()).toBe(1)
    await page.getByRole('link', { name: 'EN,' }).first().click()
    await page.waitForURL(addressOf('slgc', articlePage.replace('/zh/', '/en/')))
    expect(await page.locator('main article h1').count()).toBe(1)
    await allow()
    await page.getByRole('link', { name: 'CN,' }).first().focus()
    await takenOver(page)
  })

  it('that comes at a later try answers what is pressed then, once', async () => {
    const { page } = await open()
    await neverIdle(page)
    const allow = await refuseApplication(page)
    await page.goto(addressOf('slgc', articlePage), { waitUntil: 'load' })
    await basketButton(page).click()
    await givenUp(page)
    // a browser asks nobody again under an address that failed; one press has more than one sign
    const again = /\/assets\/again-\d+\//
    const refused = page.waitForEvent('requestfailed', (request) => again.test(request.url()))
    await basketButton(page).click()
    await refused
    await givenUp(page)
    await allow()
    expect(await basketDialogs(page).count()).toBe(0)
    await basketButton(page).click()
    await takenOver(page)
    await basketDialogs(page).waitFor()
    expect(await basketDialogs(page).count()).toBe(1)
  })

  it('of which one part cannot be had leaves nothing behind, and comes whole at the next try', async () => {
    const { page } = await open()
    await neverIdle(page)
    const part = /\/assets\/(?:again-\d+\/)?article-[\w-]{8}\.js$/
    await page.route(part, (route) => route.abort('connectionrefused'))
    await page.goto(addressOf('slgc', articlePage), { waitUntil: 'load' })
    await searchInput(page).fill('泥沙')
    await givenUp(page)
    await page.unroute(part)
    await page.keyboard.type('模型')
    await takenOver(page)
    expect(await searchInput(page).inputValue()).toBe('泥沙模型')
    await basketButton(page).click()
    await basketDialogs(page).waitFor()
  })
})
