import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { ask } from './support/ask.ts'
import { hasFocus } from './support/focus.ts'
import { findings } from './support/findings.ts'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since newcomers change it
const portal = ownPortal((port) =>
  // the first page of a cold portal may go without what takes too long, such as the links of its header
  vi.waitFor(
    async () => {
      const { body } = await ask({ site: 'slgc', path: '/zh/issue', port })
      if (!body.includes('注册')) throw new Error('the page has no way to register')
    },
    { timeout: 60_000, interval: 100 },
  ),
)

const address = (path: string): string => portal.at('slgc', path)

/** The code of the newest message that the portal has left in its outbox. */
function newestCode(): string {
  const outbox = join(portal.folder, 'outbox')
  const newest =
    readdirSync(outbox)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .at(-1) ?? ''
  const { text } = JSON.parse(readFileSync(join(outbox, newest), 'utf8')) as { readonly text: string }
  return /\d{6}/.exec(text)?.[0] ?? ''
}

/** Presses Tab until the element with this name or text has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('name') ?? element?.textContent?.trim() ?? ''
    })
    if (name === wanted) return
  }
  throw new Error(`Tab does not reach ${wanted}`)
}

async function write(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

describe('a newcomer', () => {
  it('registers by keyboard alone, reads what he accepts without losing what he typed, is back where he was, logs out, and logs in [C1.6] [C2.33] [C2.35] [C4.6] [C4.9] [C5.8]', async () => {
    const { page, problems } = await open()
    await page.goto(address('/zh/issue'))
    await tabTo(page, '注册')
    await page.keyboard.press('Enter')
    await page.locator('[name=receiver]').waitFor()
    expect(await findings(page)).toEqual([])
    await write(page, 'receiver', '138')
    await page.keyboard.press('Enter')
    expect(await page.locator('#receiver-fault').innerText()).toContain('手机号码格式不正确')
    await expect.poll(() => hasFocus(page.locator('[name=receiver]'))).toBe(true)
    await page.locator('[name=receiver]').fill('newcomer@example.org')
    await page.keyboard.press('Enter')
    await page.locator('[name=code]').waitFor()
    expect(await findings(page)).toEqual([])
    await write(page, 'code', newestCode())
    await write(page, 'password', 'Sediment7')
    await write(page, 'confirmation', 'Sediment7')
    for (const name of ['用户协议', '隐私声明']) {
      await tabTo(page, name)
      const [read] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
      await read.getByRole('heading', { level: 1, name }).waitFor()
      expect(await findings(read)).toEqual([])
      await read.close()
    }
    expect(await page.locator('[name=code]').inputValue()).toMatch(/^\d{6}$/)
    for (const field of ['password', 'confirmation'])
      expect(await page.locator(`[name=${field}]`).inputValue()).toBe('Sediment7')
    await tabTo(page, 'agreed')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL(address('/zh/issue'))
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(await page.evaluate(() => document.cookie)).not.toContain('token')

    const account = page.locator('summary, button').filter({ hasText: '.org' }).first()
    await account.click()
    await page.getByText('退出登录').locator('visible=true').first().click()
    await page.waitForURL(/\/login\?lang=zh/)
    await page.getByText('退出成功').waitFor()
    // the device stays known, which proves nobody
    expect((await page.context().cookies(page.url())).map(({ name }) => name)).toEqual(['knownDevice'])

    await page.goto(address('/zh/article/doi/10.5555/slgc.2026.05.001'))
    await tabTo(page, '登录')
    await page.keyboard.press('Enter')
    await page.locator('[name=userName]').waitFor()
    await write(page, 'userName', 'newcomer@example.org')
    await write(page, 'password', 'Sediment7')
    await page.keyboard.press('Enter')
    await page.waitForURL(address('/zh/article/doi/10.5555/slgc.2026.05.001'))
    expect(await page.locator('header').innerText()).toContain('****')
    expect(problems).toEqual([])
  }, 120_000)

  it.each([320, 390, 1024])(
    'finds a form at %i pixels that needs no scrolling sideways, and axe nothing in it',
    async (width) => {
      const { page, problems } = await open({ viewport: { width, height: 900 } })
      for (const screen of ['login', 'quickLogin', 'register', 'forgetCode']) {
        await page.goto(address(`/${screen}?lang=en`))
        await page.locator('form[method=post] button').first().waitFor()
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0)
        expect(await findings(page)).toEqual([])
      }
      expect(problems).toEqual([])
    },
    120_000,
  )
})

describe('a code', () => {
  it('can be sent again after a minute, which is counted in seconds [C9.13]', async () => {
    const { page, problems } = await open()
    await page.clock.install()
    await page.goto(address('/register?lang=en'))
    await takenOver(page)
    await page.locator('[name=receiver]').fill('patient@example.org')
    await page.keyboard.press('Enter')
    const left = async (): Promise<number> => {
      const text = await page.getByText(/It can be sent again in \d+ s/).innerText()
      return Number(/\d+/.exec(text)?.[0])
    }
    const first = await left()
    expect(first).toBeGreaterThan(40)
    expect(first).toBeLessThanOrEqual(60)
    await page.clock.fastForward(20_000)
    await expect.poll(left).toBeLessThanOrEqual(first - 20)
    expect(await page.getByRole('button', { name: 'Send it again' }).count()).toBe(0)
    await page.clock.fastForward(60_000)
    await page.getByRole('button', { name: 'Send it again' }).waitFor()
    expect(problems).toEqual([])
  })
})

describe('a visitor', () => {
  it('loads nothing of the forms of accounts on other pages', async () => {
    const { page } = await open()
    const scripts: string[] = []
    page.on('response', (response) => scripts.push(new URL(response.url()).pathname))
    await page.goto(address('/zh/issue'))
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => /\/account-(?!form-name)/.test(path))).toEqual([])
    await page.goto(address('/login?lang=zh'))
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => /\/account-(?!form-name)/.test(path))).not.toEqual([])
  })
})
