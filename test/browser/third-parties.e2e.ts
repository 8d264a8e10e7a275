import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { client, openProvider, type ProviderInTest } from '../support/identity-provider.ts'
import { ask } from './support/ask.ts'
import { copyOfStore, type FilledStore } from './support/filled-store.ts'
import { findings } from './support/findings.ts'
import { startPortalProcess, type PortalProcess } from './support/portal-process.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

let store: FilledStore
let portal: PortalProcess
let provider: ProviderInTest
beforeAll(async () => {
  provider = await openProvider()
  store = copyOfStore()
  const file = join(store.folder, 'providers.json')
  const { issuer } = provider
  const party = { id: 'orcid', name: { zh: 'ORCID', en: 'ORCID' }, issuer }
  writeFileSync(file, JSON.stringify([{ ...party, clientId: client.id, clientSecret: client.secret }]))
  const settings = { XUEKAN_DATA: store.folder, RATE_LIMITS: 'off', IDENTITY_PROVIDERS: file }
  portal = await startPortalProcess(settings)
  const { port } = portal
  provider.open(`http://localhost:${port}/accountBinding/return`)
  provider.logInAs('0000-0002-1825-0097')
  await vi.waitFor(
    async () => {
      const { body } = await ask({ site: 'slgc', path: '/login?lang=en', port })
      if (!body.includes('ORCID')) throw new Error('the page offers no third party')
    },
    { timeout: 60_000, interval: 100 },
  )
}, 120_000)
afterAll(async () => {
  await portal.stop()
  await provider.close()
  store.remove()
})

const address = (path: string): string => `http://slgc.localhost:${portal.port}${path}`

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('a login through a third party in a browser, %s', (_how, javaScriptEnabled) => {
  it('binds the account once, lets in by it from then on, and unbinds it [C1.6] [C6.4]', async () => {
    const { page, problems } = await open({ javaScriptEnabled })
    const settled = async (): Promise<void> => {
      if (javaScriptEnabled) await takenOver(page)
    }
    // what looks at a page is a script itself
    const found = (): Promise<readonly string[]> => (javaScriptEnabled ? findings(page) : Promise.resolve([]))
    await page.goto(address('/login?lang=en&returnTo=%2Fen%2Fissue'))
    await settled()
    await page.getByRole('link', { name: 'Log in with ORCID' }).click()
    await page.waitForURL(address('/accountBinding?lang=en&party=orcid'))
    await settled()
    expect(await page.getByRole('alert').textContent()).toBe('User not found, please bind first.')
    expect(await found()).toEqual([])
    await page.getByLabel('Phone, e-mail or user name').fill('linxi')
    await page.getByLabel('Password', { exact: true }).fill('Xuekan2026')
    await page.getByRole('button', { name: 'Log in and bind' }).click()
    await page.waitForURL(address('/en/home'))

    await page.context().clearCookies()
    await page.goto(address('/login?lang=en&returnTo=%2Fen%2Fissue'))
    await settled()
    await page.getByRole('link', { name: 'Log in with ORCID' }).click()
    await page.waitForURL(address('/en/issue'))

    await page.goto(address('/personal?lang=en&entry=accountSecurity'))
    await settled()
    await page.getByRole('link', { name: 'Third-party accounts' }).click()
    await page.waitForURL(address('/accountBinding?lang=en'))
    await page.getByRole('heading', { level: 1, name: 'Third-party accounts' }).waitFor()
    expect(await found()).toEqual([])
    const unbind = page.getByRole('button', { name: 'Unbind ORCID 0000-0002-1825-0097' })
    await unbind.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Bind ORCID' }).waitFor()
    expect(await unbind.count()).toBe(0)
    expect(problems).toEqual([])
  }, 120_000)
})
