import { describe, expect, it } from 'vitest'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium } from './support/watched-page.ts'

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
