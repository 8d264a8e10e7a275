import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { codeLoaded } from './support/loaded-code.ts'
import { article } from './support/pages.ts'
import { ownPortal } from './support/own-portal.ts'
import { toasts } from './support/toasts.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since its member logs out
const portal = ownPortal()

describe.each([true, false])('a login on one host of the portal, with scripts: %j', (javaScriptEnabled) => {
  it('is one on another after a click on its login page, and leads to the page that was wanted [C1.6] [C2.35]', async () => {
    const { page, problems } = await open({ javaScriptEnabled })
    await page.goto(portal.at('slgc', '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await page.locator('[name=userName]').fill('linxi')
    await page.locator('[name=password]').fill('Xuekan2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(portal.at('slgc', '/en/issue'))
    await page.goto(portal.at('gzxb', '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await page.getByRole('link', { name: 'Continue from another site' }).click()
    await page.waitForURL(portal.at('gzxb', '/en/issue'))
    await page.goto(portal.at('gzxb', '/personal?lang=en'))
    expect(new URL(page.url()).pathname).toBe('/personal')
    const names = async (url: string) => (await page.context().cookies(url)).map(({ name }) => name)
    expect(await names(portal.at('gzxb', '/'))).toContain('token')
    expect(await names(portal.at('gzxb', '/login'))).not.toContain('handover')
    expect(await names(portal.at('dqsb', '/'))).not.toContain('token')
    expect(problems).toEqual([])
  })
})

describe('a logout on one host of the portal', () => {
  it('is seen on others by who comes to a page or comes back to its tab, and the page stays [C4.4] [C4.9]', async () => {
    const { page, problems } = await open({ viewport: { width: 1440, height: 900 } })
    await page.goto(portal.at('slgc', '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await page.locator('[name=userName]').fill('linxi')
    await page.locator('[name=password]').fill('Xuekan2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(portal.at('slgc', '/en/issue'))
    const entered = async (site: string) => {
      const tab = await page.context().newPage()
      await tab.goto(portal.at(site, '/login?lang=en&returnTo=%2Fen%2Fissue'))
      await tab.getByRole('link', { name: 'Continue from another site' }).click()
      await tab.waitForURL(portal.at(site, '/en/issue'))
      await takenOver(tab)
      return tab
    }
    const shownName = (tab: Page) =>
      tab.locator('header').getByText('****inxi', { exact: true }).filter({ visible: true }).count()
    const [left, other] = [await entered('gzxb'), await entered('dqsb')]
    for (const tab of [left, other]) await expect.poll(() => shownName(tab)).toBe(1)
    await left.close()

    const ended = await page.evaluate(async () => {
      const answer = await fetch('/rc-pub/front/auth/logout', { method: 'DELETE' })
      return answer.status
    })
    expect(ended).toBe(200)
    await page.goto(portal.at('gzxb', '/en/issue'))
    await takenOver(page)
    await expect.poll(() => shownName(page)).toBe(0)
    expect(await shownName(other)).toBe(1)
    // headless, every tab is in front
    const comesBack = () => other.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await expect
      .poll(async () => {
        await comesBack()
        return shownName(other)
      })
      .toBe(0)
    for (const tab of [page, other]) expect(new URL(tab.url()).pathname).toBe('/en/issue')
    expect(problems).toEqual([])
  })
})

describe('an article that a member opens whose session has ended on another host', () => {
  const path = `/en/article/doi/${article.doi}`
  /** Milliseconds for which a page waits to hear whether its session goes on. */
  const patience = 3_000
  const presence = /\/frontMembers\/info$/
  const here = (): string => portal.at(article.site, path)

  /** The page, while the host has not said yet that the session has ended. */
  async function openedWhileAsked() {
    const { page, problems } = await open({ viewport: { width: 1440, height: 900 } })
    await page.goto(portal.at('gzxb', '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await page.locator('[name=userName]').fill('linxi')
    await page.locator('[name=password]').fill('Xuekan2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(portal.at('gzxb', '/en/issue'))
    const tab = await page.context().newPage()
    await tab.goto(portal.at(article.site, '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await tab.getByRole('link', { name: 'Continue from another site' }).click()
    await tab.waitForURL(portal.at(article.site, '/en/issue'))
    await tab.close()
    await page.evaluate(() => fetch('/rc-pub/front/auth/logout', { method: 'DELETE' }))
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes('/frontMembers/')) calls.push(pathname)
    })
    // on a busy machine a page would wait no longer before all is there that these tests look for
    await page.addInitScript((longest) => {
      const begin = window.setTimeout.bind(window)
      const begun = (act: TimerHandler, delay?: number): number => (delay === longest ? 0 : begin(act, delay))
      Object.assign(window, { setTimeout: begun })
    }, patience)
    const isAsked = page.waitForRequest(presence)
    await page.route(presence, (route) => answered.then(() => route.continue()))
    await page.goto(here())
    await takenOver(page)
    await isAsked
    const button = page.locator('main').getByRole('button', { name: 'Favourite', exact: true })
    // what a call takes is there, and has had its time to be made
    await page.mouse.move(5, 300)
    await button.hover()
    for (const code of ['favourite', 'remote-container']) await codeLoaded(page, code)
    await page.evaluate(() => fetch('/healthz'))
    return { page, problems, button, calls, answer }
  }

  it('stays, and no call of its own leads to the login [C4.4] [C4.10]', async () => {
    const { page, problems, button, calls, answer } = await openedWhileAsked()
    answer()
    await button.waitFor({ state: 'detached' })
    await page.locator('main').getByRole('link', { name: 'Favourite', exact: true }).waitFor()
    expect([calls.length, await toasts(page).count(), page.url()]).toEqual([1, 0, here()])
    expect(problems).toEqual([])
  })

  it('leads to the login, and back, once something of a member is pressed [C4.22] [C6.1]', async () => {
    const { page, problems, button, calls, answer } = await openedWhileAsked()
    await button.click()
    answer()
    await page.waitForURL(/\/login\?/)
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path)
    expect([calls.length, await toasts(page).count()]).toEqual([1, 0])
    expect(problems).toEqual([])
  })
})
