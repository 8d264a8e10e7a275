import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyOfStore, type FilledStore } from './support/filled-store.ts'
import { startPortalProcess, type PortalProcess } from './support/portal-process.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since its member logs out
let store: FilledStore
let portal: PortalProcess
beforeAll(async () => {
  store = copyOfStore()
  portal = await startPortalProcess({ XUEKAN_DATA: store.folder, RATE_LIMITS: 'off' })
}, 120_000)
afterAll(async () => {
  await portal.stop()
  store.remove()
})

const at = (sld: string, path: string): string => `http://${sld}.localhost:${portal.port}${path}`

describe.each([true, false])('a login on one host of the portal, with scripts: %j', (javaScriptEnabled) => {
  it('is one on another after a click on its login page, and leads to the page that was wanted [C1.6] [C2.35]', async () => {
    const { page, problems } = await open({ javaScriptEnabled })
    await page.goto(at('slgc', '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await page.locator('[name=userName]').fill('linxi')
    await page.locator('[name=password]').fill('Xuekan2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(at('slgc', '/en/issue'))
    await page.goto(at('gzxb', '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await page.getByRole('link', { name: 'Continue from another site' }).click()
    await page.waitForURL(at('gzxb', '/en/issue'))
    await page.goto(at('gzxb', '/personal?lang=en'))
    expect(new URL(page.url()).pathname).toBe('/personal')
    const names = async (url: string) => (await page.context().cookies(url)).map(({ name }) => name)
    expect(await names(at('gzxb', '/'))).toContain('token')
    expect(await names(at('gzxb', '/login'))).not.toContain('handover')
    expect(await names(at('dqsb', '/'))).not.toContain('token')
    expect(problems).toEqual([])
  })
})
