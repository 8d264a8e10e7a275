import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { logInByPassword } from './support/log-in.ts'
import { noticesLoaded } from './support/notices-loaded.ts'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()
const portal = ownPortal()

const unsent = { zh: /尚未提交/, en: /Nothing was sent/ }
const institution = (page: Page) => page.locator('input[name=institution]')
const save = (page: Page) => page.locator('form:has(input[name=institution]) button[value=info]')

/** A member's information, in a page that has all that a loss of the network takes. */
async function opened(language: 'zh' | 'en') {
  const watched = await open({ viewport: { width: 390, height: 844 } })
  const { page } = watched
  const path = `/personal?lang=${language}&entry=personalInformation`
  await logInByPassword(page, portal.at('slgc', `/login?lang=en&returnTo=${encodeURIComponent(path)}`))
  await page.waitForURL(portal.at('slgc', path))
  await takenOver(page)
  await noticesLoaded(page)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posted.push(request.url())
  })
  return { ...watched, posted }
}

describe('a form of the personal centre', () => {
  it.each(['zh', 'en'] as const)(
    'keeps what was typed while there is no network, says that nothing was sent, and is sent once there is one, in %s [C8.1] [C8.4]',
    async (language) => {
      const { page, posted } = await opened(language)
      const typed = `Harbin ${language}`
      await institution(page).fill(typed)
      const address = page.url()
      await page.context().setOffline(true)
      await save(page).click()
      await page.locator('[aria-live=assertive]').getByText(unsent[language]).waitFor()
      expect([page.url(), await institution(page).inputValue()]).toEqual([address, typed])
      await page.context().setOffline(false)
      await save(page).click()
      await expect.poll(() => posted.length).toBe(1)
      await takenOver(page)
      await page.goto(address)
      expect(await institution(page).inputValue()).toBe(typed)
    },
  )

  it('does so as well where there is a network that leads nowhere [C8.1] [C8.4]', async () => {
    const { page, posted } = await opened('en')
    await institution(page).fill('Harbin')
    await page.route('**/*', (route) => route.abort('connectionrefused'))
    await save(page).click()
    await page.locator('[aria-live=assertive]').getByText(unsent.en).waitFor()
    expect([posted, await institution(page).inputValue()]).toEqual([[], 'Harbin'])
  })

  it('is sent once by who presses twice [C7.12]', async () => {
    const { page, posted } = await opened('en')
    await institution(page).fill('Twice')
    await save(page).dblclick()
    await expect.poll(() => posted.length).toBe(1)
    await takenOver(page)
    expect(posted.length).toBe(1)
  })
})
