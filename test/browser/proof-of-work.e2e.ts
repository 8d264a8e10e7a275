import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { visitsTo } from '../app/support/plain-browser.ts'
import { findings } from './support/findings.ts'
import { hasFocus } from './support/focus.ts'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()
const portal = ownPortal(undefined, undefined, { TRUST_PROXY: '1' })

const challenges = '**/auth/captcha/proofOfWork*'
const addressForm = () => portal.at('slgc', '/emailSubscribe?lang=en')

async function typedInto(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Keywords').fill('river')
}

/** Guesses at a password from so many networks that further ones need a captcha. */
async function guessedAt(userName: string): Promise<void> {
  const visit = visitsTo(portal)
  for (let network = 0; network < 34; network += 1)
    await visit('/login?lang=en', {
      form: { action: 'enter', userName, password: 'Wrong2026' },
      headers: { 'x-forwarded-for': `10.9.${network}.1` },
    })
}

describe('a form behind a captcha', () => {
  it('asks nothing of a reader whose browser has worked while they typed [C5.11] [C7.11]', async () => {
    const { page, problems } = await open()
    await page.goto(addressForm())
    await takenOver(page)
    await typedInto(page, 'prover@example.org')
    await page.keyboard.press('Enter')
    await page.getByText('prover@example.org').waitFor()
    expect(await page.getByLabel('The five digits').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('waits for the work of the browser, says so, and is sent once', async () => {
    const { page, problems } = await open()
    await page.goto(addressForm())
    await takenOver(page)
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(challenges, async (route) => {
      await released
      await route.continue()
    })
    let sent = 0
    page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
    await typedInto(page, 'patient@example.org')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('Checking that you are not a program').waitFor()
    expect(sent).toBe(0)
    release()
    await page.getByText('patient@example.org').waitFor()
    expect([sent, problems]).toEqual([1, []])
  })

  it('works anew on a page that the browser has kept as it was left', async () => {
    const { page, problems } = await open()
    await page.goto(addressForm())
    await takenOver(page)
    await typedInto(page, 'returned@example.org')
    const proof = page.locator('main input[type=hidden][name=captcha]')
    await proof.waitFor({ state: 'attached' })
    const first = await proof.inputValue()
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await proof.waitFor({ state: 'detached' })
    await page.getByLabel('E-mail address').focus()
    await proof.waitFor({ state: 'attached' })
    expect(await proof.inputValue()).not.toBe(first)
    expect(problems).toEqual([])
  })

  it('shows the digits where rc-pub knows no such work [C7.11]', async () => {
    const { page, problems } = await open()
    await page.goto(addressForm())
    await takenOver(page)
    await page.route(challenges, (route) =>
      route.fulfill({ json: { status: 404, data: null, message: 'There is no such call' } }),
    )
    await typedInto(page, 'reader@example.org')
    await page.keyboard.press('Enter')
    const digits = page.getByLabel('The five digits')
    await digits.waitFor()
    expect(await page.getByRole('img', { name: 'Picture of a code' }).isVisible()).toBe(true)
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('has its digits from the beginning where there are no scripts [C7.11]', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(addressForm())
    await typedInto(page, 'plain@example.org')
    await page.keyboard.press('Enter')
    await page.getByLabel('The five digits').waitFor()
    expect(await page.getByText('Checking that you are not a program').isVisible()).toBe(false)
  })
})

describe('a login at which strangers have guessed', () => {
  it('goes on once the browser has worked, or by digits for who wants them [C1.6] [C7.11]', async () => {
    await guessedAt('linxi')
    const { page, problems } = await open({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } })
    await page.goto(portal.at('slgc', '/login?lang=en'))
    await takenOver(page)
    const enter = async (): Promise<void> => {
      await page.getByLabel('Phone, e-mail or user name').fill('linxi')
      await page.getByLabel('Password', { exact: true }).fill('Xuekan2026')
      await page.keyboard.press('Enter')
    }
    // the answer is a page of its own, which says the same as the one before
    const enterInVain = async (): Promise<void> => {
      const answered = page.waitForEvent('domcontentloaded')
      await enter()
      await answered
      await page.getByText('many attempts to log in').waitFor()
      await takenOver(page)
    }
    await enterInVain()
    await page.getByText('You are not a program').waitFor()
    const digits = page.getByLabel('The five digits')
    expect(await digits.isVisible()).toBe(false)
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Use a picture' }).click()
    expect(await digits.isVisible()).toBe(true)
    await expect.poll(() => hasFocus(digits)).toBe(true)
    await digits.fill('no')
    await enterInVain()
    await expect.poll(() => digits.isVisible()).toBe(false)
    // a browser that cannot work any more leaves the digits to its reader, who has pressed Enter meanwhile
    await page.route(challenges, (route) =>
      route.fulfill({ json: { status: 404, data: null, message: 'There is no such call' } }),
    )
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await enter()
    await expect.poll(() => hasFocus(digits)).toBe(true)
    await page.unroute(challenges)
    await page.goto(portal.at('slgc', '/login?lang=en'))
    await takenOver(page)
    await enterInVain()
    await enter()
    await page.waitForURL((address) => !address.pathname.startsWith('/login'))
    expect(problems).toEqual([])
  })
})
