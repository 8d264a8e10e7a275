import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { hasFocus } from './support/focus.ts'
import { logInByPassword } from './support/log-in.ts'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since guesses of a password are counted
const portal = ownPortal()

const address = (path: string): string => portal.at('slgc', path)

const settings = (language: string): string => address(`/accountSettings?lang=${language}`)

/** A member's page in a window of its own. */
async function memberAt(path: string, viewport = { width: 1024, height: 800 }) {
  const watched = await open({ viewport })
  await logInByPassword(watched.page, address(`/login?lang=en&returnTo=${encodeURIComponent(path)}`))
  await watched.page.waitForURL(address(path))
  await takenOver(watched.page)
  return watched
}

/** The one thing that is said to be wrong, and the field that says so. */
async function faultOn(page: Page): Promise<{ readonly said: string; readonly field: string }> {
  const alert = page.locator('main').getByRole('alert')
  await alert.waitFor()
  await takenOver(page)
  const wrong = page.locator('main [aria-invalid="true"]')
  await expect.poll(() => hasFocus(wrong)).toBe(true)
  const describedBy = (await wrong.getAttribute('aria-describedby')) ?? ''
  expect(describedBy.split(' ')).toContain(await alert.getAttribute('id'))
  return { said: await alert.innerText(), field: (await wrong.getAttribute('id')) ?? '' }
}

describe('the settings of an account', () => {
  it.each(['zh', 'en'] as const)(
    'say beside the field at fault what is wrong with it, and give it the focus, in %s [C5.6] [C5.7] [C8.4]',
    async (language) => {
      const { page, problems } = await memberAt('/en/issue', { width: 390, height: 800 })
      await page.goto(settings(language))
      const words = faultWords[language]
      await page.locator('button[value=export]').click()
      expect(await faultOn(page)).toEqual({
        said: expect.stringContaining(words['password.empty']),
        field: 'export-password',
      })
      await page.locator('section[aria-labelledby=phone] summary').click()
      await page.locator('#phone-receiver').fill('123')
      await page.locator('button[value=phone]').click()
      expect(await faultOn(page)).toEqual({
        said: expect.stringContaining(words['phone.malformed']),
        field: 'phone-receiver',
      })
      // what was typed is there still
      expect(await page.locator('#phone-receiver').inputValue()).toBe('123')
      await page.locator('#phone-receiver').fill('13912345670')
      await page.locator('#phone-password').fill('Wrong2026')
      await page.locator('button[value=phone]').click()
      expect((await faultOn(page)).field).toBe('phone-password')
      expect(problems).toEqual([])
    },
  )
})

describe('what a member tells of himself', () => {
  it('has the names of all its fields at one edge on a phone [C2.34]', async () => {
    const { page } = await memberAt('/personal?lang=zh&entry=personalInformation', {
      width: 390,
      height: 800,
    })
    const edges = await page
      .locator('main form')
      .last()
      .evaluate((form) =>
        [...form.querySelectorAll('label:not(fieldset label), legend')].map((name) => {
          const range = document.createRange()
          range.selectNodeContents(name)
          return [name.textContent, Math.round(range.getBoundingClientRect().left)]
        }),
      )
    expect(edges.map(([name]) => name)).toContain('性别')
    expect(edges.filter(([, left]) => left !== edges[0]?.[1])).toEqual([])
  })
})

describe('a page of a member', () => {
  it.each(['/personal?lang=en&entry=personalInformation', '/accountSettings?lang=en#email'])(
    'is closed once the member has logged out in another tab, and comes back with the login: %s [C4.4] [C4.9] [C6.1]',
    async (path) => {
      const { page, problems } = await memberAt(path)
      const other = await page.context().newPage()
      await other.goto(address('/personal?lang=en'))
      await takenOver(other)
      await other.locator('main').getByRole('button', { name: 'Log out' }).click()
      await other.waitForURL(/\/login\?/)
      await page.waitForURL(/\/login\?/)
      expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path.replace(/#.*/, ''))
      await logInByPassword(page, page.url())
      await page.waitForURL(address(path.replace(/#.*/, '')))
      expect(problems).toEqual([])
    },
  )

  it('leaves what is everybody’s where it is, with the ways in [C4.4] [C4.6]', async () => {
    const { page, problems } = await memberAt('/en/issue')
    const other = await page.context().newPage()
    await other.goto(address('/personal?lang=en'))
    await takenOver(other)
    await other.locator('main').getByRole('button', { name: 'Log out' }).click()
    await page.locator('header').getByRole('link', { name: 'Log in' }).first().waitFor()
    expect(page.url()).toBe(address('/en/issue'))
    expect(problems).toEqual([])
  })
})
