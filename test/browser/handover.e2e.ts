import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ownPortal } from './support/own-portal.ts'
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
