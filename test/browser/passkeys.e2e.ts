import type { CDPSession, Page } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { ask } from './support/ask.ts'
import { findings } from './support/findings.ts'
import { logInByPassword } from './support/log-in.ts'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since its member changes how to log in
const portal = ownPortal((port) =>
  // the first page of a cold portal may go without what takes too long
  vi.waitFor(
    async () => {
      const { body } = await ask({ site: 'slgc', path: '/login?lang=en', port })
      if (!body.includes('Log in with a passkey')) throw new Error('the page has no way in by a passkey')
    },
    { timeout: 60_000, interval: 100 },
  ),
)

/** The host that passkeys are for: browsers let no name below `localhost` use one of it. */
const hub = (path: string): string => `http://localhost:${portal.port}${path}`

/** An authenticator in the browser, whose owner says yes to all or is not to be verified. */
async function authenticatorOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    empty: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

const isInSight = (element: HTMLElement | SVGElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

describe('a passkey in a browser', () => {
  it('is added, lets in on the hub and on a journal’s host, is renamed, and removed [C1.6] [C6.2]', async () => {
    const { page, problems } = await open()
    const authenticator = await authenticatorOf(page)
    // on a journal's host the way leads to the host that passkeys are for, where the session is known
    await logInByPassword(page, portal.at('slgc', '/login?lang=en&returnTo=%2FaccountSettings%3Flang%3Den'))
    await page.waitForURL(portal.at('slgc', '/accountSettings?lang=en'))
    await page.getByRole('link', { name: `Add a passkey on localhost:${portal.port}` }).click()
    await page.waitForURL(hub('/accountSettings?lang=en#passkeys'))
    await takenOver(page)
    await page.getByText('Add a passkey').click()
    const part = page.getByRole('region', { name: 'Passkeys' })
    await part.getByLabel('Your password').fill('Wrong2026')
    await part.getByRole('button', { name: 'Continue' }).click()
    await part.getByRole('alert').waitFor()
    await takenOver(page)
    await part.getByLabel('Your password').fill('Xuekan2026')
    await part.getByRole('button', { name: 'Continue' }).click()
    // the next step is in sight, without a way to it
    await expect.poll(() => part.getByRole('status').evaluate(isInSight)).toBe(true)
    expect(await part.getByRole('heading').evaluate(isInSight)).toBe(true)
    await part.getByLabel('Name').fill('Test phone')
    expect(await findings(page)).toEqual([])
    await takenOver(page)
    await part.getByRole('button', { name: 'Make the passkey' }).click()
    await part.getByText('Test phone').waitFor()
    await part.getByText('not used yet').waitFor()
    await takenOver(page)
    expect(await findings(page)).toEqual([])

    // from a journal's host to the hub, where the passkey lets in, and back to the page that was wanted
    await page.context().clearCookies()
    await page.goto(portal.at('gzxb', '/login?lang=en&returnTo=%2Fen%2Fissue'))
    await takenOver(page)
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL((url) => url.hostname === 'localhost')
    await takenOver(page)
    const enter = page.getByRole('button', { name: 'Log in with a passkey' })
    await authenticator.verify(false)
    await enter.click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('No passkey was chosen')
    await authenticator.verify(true)
    await enter.click()
    await page.waitForURL(portal.at('gzxb', '/en/issue'))
    await page.goto(portal.at('gzxb', '/personal?lang=en'))
    expect(new URL(page.url()).pathname).toBe('/personal')

    await page.goto(hub('/accountSettings?lang=en'))
    await takenOver(page)
    await part.getByText('last used on').waitFor()
    await part.getByLabel('Rename Test phone').click()
    await part.getByLabel('Name', { exact: true }).fill('Laptop')
    await part.getByRole('button', { name: 'Save the name' }).click()
    await part.getByText('Laptop', { exact: true }).waitFor()
    await takenOver(page)
    await part.getByLabel('Remove Laptop').click()
    await part.getByRole('listitem').getByLabel('Your password').fill('Xuekan2026')
    await part.getByRole('button', { name: 'Remove this passkey' }).click()
    await part.getByText('None yet.').waitFor()

    // the authenticator has it still, and the portal does not
    await page.context().clearCookies()
    await page.goto(hub('/login?lang=en'))
    await takenOver(page)
    await enter.click()
    await page.getByText('This platform does not know the passkey').waitFor()
    await authenticator.empty()
    await takenOver(page)
    await enter.click()
    await page.getByText('No passkey was chosen').waitFor()
    expect(problems).toEqual([])
  }, 120_000)
})
