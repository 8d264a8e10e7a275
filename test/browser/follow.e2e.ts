import { describe, expect, it } from 'vitest'
import { findings } from './support/findings.ts'
import { ownPortal } from './support/own-portal.ts'
import { toasts } from './support/toasts.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since a member changes it
const portal = ownPortal()

const address = (path: string): string => portal.at('slgc', path)
const section = '/en/section/Rivers%20and%20Ecohydraulics'
const words = 'Write to me about new articles'

/** A visitor who wants letters about a section, led to the login and back; what loads for it on the way. */
async function follower() {
  const watched = await open({ viewport: { width: 390, height: 844 } })
  const { page } = watched
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(address(section))
  await takenOver(page)
  const before = [...loaded]
  await page.locator('main').getByRole('link', { name: words }).click()
  await page.locator('[name=userName]').fill('linxi')
  await page.locator('[name=password]').fill('Xuekan2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(address(`${section}#follow`))
  await takenOver(page)
  const button = page.locator('main').getByRole('button', { name: words })
  const isOn = () => button.getAttribute('aria-pressed')
  await expect.poll(isOn).not.toBeNull()
  return { ...watched, button, isOn, before, loaded }
}

describe('letters about new articles', () => {
  it('are one press away after the login, stay on, and load nothing for visitors [C4.22] [C2.35] [C7.12]', async () => {
    const { page, problems, button, isOn, before, loaded } = await follower()
    const ofFollow = (path: string) => /\/follow-[^/]+\.js$/.test(path)
    expect(before.filter(ofFollow)).toEqual([])
    expect(before.filter((path) => path.includes('/frontMembers/'))).toEqual([])
    expect(loaded.filter(ofFollow)).not.toEqual([])
    expect(await isOn()).toBe('false')
    // in reach: in the window, and behind nothing that stays there
    const isInReach = () =>
      button.evaluate((it) => {
        const { left, top, width, height } = it.getBoundingClientRect()
        return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(await isInReach()).toBe(true)
    expect(await findings(page)).toEqual([])
    for (const [next, method] of [
      ['true', 'POST'],
      ['false', 'DELETE'],
      ['true', 'POST'],
    ] as const) {
      const answered = page.waitForResponse((answer) => answer.request().method() === method)
      await button.click()
      await expect.poll(isOn).toBe(next)
      expect((await answered).status()).toBe(200)
    }
    expect(await findings(page)).toEqual([])
    expect(page.url()).toBe(address(`${section}#follow`))
    await page.reload()
    await takenOver(page)
    await expect.poll(isOn).toBe('true')
    await page.goto(address('/zh/section/Rivers%20and%20Ecohydraulics'))
    const chinese = page.locator('main').getByRole('button', { name: '有新文章时来信' })
    await expect.poll(() => chinese.getAttribute('aria-pressed')).toBe('true')
    await page.goto(address('/emailSubscribe?lang=en'))
    await page.locator('main').getByRole('link', { name: 'Rivers and Ecohydraulics' }).waitFor()
    expect(problems).toEqual([])
  })

  it('that the server refuses are told, and shown as they are [C8.1]', async () => {
    const { page, button, isOn } = await follower()
    const before = await isOn()
    await page.route(/frontMembers\/savedSearches/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused'),
    )
    await button.click()
    await toasts(page).first().waitFor()
    await expect.poll(isOn).toBe(before)
  })
})
