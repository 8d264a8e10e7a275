import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@xuekan/rc-pub/contract'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { everyRule, findings } from './support/findings.ts'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since its members log in and out
const portal = ownPortal()

/** The newest code that was sent to an address. */
function codeFor(receiver: string): string {
  const folder = join(portal.folder, 'outbox')
  const sent = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .findLast((text) => text.includes(receiver))
  return /\b\d{6}\b/.exec((JSON.parse(sent ?? '{}') as { readonly text?: string }).text ?? '')?.[0] ?? ''
}

/** Puts the token of a session in a link, as another of the portal's systems does. */
async function linkOf(language: string): Promise<string> {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(portal.at('slgc', '/login?lang=en&returnTo=%2Fen%2Fissue'))
  await page.locator('[name=userName]').fill('linxi')
  await page.locator('[name=password]').fill('Xuekan2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(portal.at('slgc', '/en/issue'))
  const cookies = await page.context().cookies(portal.at('slgc', '/'))
  const token = cookies.find(({ name }) => name === 'token')?.value ?? ''
  return portal.at('slgc', `/${language}/issue?token=${token}&userName=linxi`)
}

/** Registers somebody else, and leaves them logged in; `here` waits until the page that is shown is in hand. */
async function register(
  page: Page,
  receiver: string,
  here: (page: Page) => Promise<void> = takenOver,
): Promise<void> {
  await page.goto(portal.at('slgc', '/register?lang=en'))
  await here(page)
  await page.locator('[name=receiver]').fill(receiver)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.poll(() => codeFor(receiver)).not.toBe('')
  await here(page)
  await page.locator('[name=code]').fill(codeFor(receiver))
  await page.locator('[name=password]').fill('Sediment7')
  await page.locator('[name=confirmation]').fill('Sediment7')
  await page.locator('[name=agreed]').check()
  await page.locator('button[value=enter]').click()
  await page.waitForURL((url) => url.pathname !== '/register')
}

/** Without scripts a page is in hand at once. */
const withoutScripts = (): Promise<void> => Promise.resolve()

/** Who a browser is logged in as, asked by a program with its cookies: names of hosts need not resolve. */
async function nameOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(portal.at('slgc', '/'))
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const path = `/rc-pub${endpoints.personalInfo.path}`
  return (await ask({ site: 'slgc', path, cookie, port: portal.port })).body
}

/** Whether all of a page stands within its window. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

describe('who follows a link that would log in somebody else', () => {
  it('stays who they are by the first key, or becomes the other by the second, without scripts [C4.8]', async () => {
    const { page, problems } = await open({ javaScriptEnabled: false })
    await register(page, 'stays@example.org', withoutScripts)
    for (const [language, tabs, name] of [
      ['zh', 1, 'stays@example.org'],
      ['en', 2, 'linxi'],
    ] as const) {
      await page.goto(await linkOf(language))
      expect(new URL(page.url()).pathname).toBe('/login/offer')
      expect(await page.locator('dd').allInnerTexts()).toEqual(['stays@exa****.org', '****inxi'])
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(portal.at('slgc', `/${language}/issue`))
      expect(await nameOf(page)).toContain(name)
    }
    expect(problems).toEqual([])
  })

  it('reads it at every width in both languages, and axe finds nothing [C4.8]', async () => {
    const { page } = await open()
    await register(page, 'a.reader.with.quite.a.long.address@example.org')
    for (const language of ['zh', 'en']) {
      await page.goto(await linkOf(language))
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await fits(page)).toBe(true)
        expect(await findings(page, everyRule)).toEqual([])
      }
    }
  })

  it('is told by a link that lets nobody in, whatever link came before, and after an answer [C4.8]', async () => {
    const { page } = await open()
    await register(page, 'told@example.org')
    const link = await linkOf('en')
    await page.goto(link)
    const asked = page.url()
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.innerText()).toBe('Log in to another account?')
    const refused = await page.goto(link.replace(/token=[^&]*/, 'token=none'))
    expect([refused?.status(), await title.innerText()]).toEqual([410, 'The link lets nobody in'])
    expect(await page.locator('dd').allInnerTexts()).toEqual(['told@exa****.org'])
    expect(await findings(page, everyRule)).toEqual([])
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.waitForURL(portal.at('slgc', '/en/issue'))

    await page.goto(link)
    await page.getByRole('button', { name: 'Log in as ****inxi' }).click()
    await page.waitForURL(portal.at('slgc', '/en/issue'))
    const late = await page.goto(asked)
    expect([late?.status(), await page.locator('dd').allInnerTexts()]).toEqual([410, ['****inxi']])
  })

  it('answers a question that is too old, and stays who they are [C4.8]', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await register(page, 'late@example.org', withoutScripts)
    await page.goto(await linkOf('en'))
    await page.context().clearCookies({ name: 'offer' })
    await page.getByRole('button', { name: 'Log in as ****inxi' }).click()
    await page.waitForURL(portal.at('slgc', '/en/issue'))
    expect(await nameOf(page)).toContain('late@example.org')
  })
})
