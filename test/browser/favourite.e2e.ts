import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { article } from './support/pages.ts'
import { ownPortal } from './support/own-portal.ts'
import { toasts } from './support/toasts.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since a member changes it
const portal = ownPortal()

const path = `/en/article/doi/${article.doi}`
const address = (path: string): string => portal.at(article.site, path)

/** A member's page of the article, in a browser that is prepared before. */
async function opened(prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
  const watched = await open({ viewport: { width: 1440, height: 900 } })
  const { page } = watched
  await prepare(page)
  await page.goto(address(`/login?lang=en&returnTo=${encodeURIComponent(path)}`))
  await page.locator('[name=userName]').fill('linxi')
  await page.locator('[name=password]').fill('Xuekan2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(address(path))
  await takenOver(page)
  const button = page.locator('main').getByRole('button', { name: 'Favourite', exact: true })
  const isKept = () => button.getAttribute('aria-pressed')
  return { ...watched, button, isKept }
}

/** The same, once it is known whether the article is kept. */
async function reading() {
  const watched = await opened()
  await expect.poll(watched.isKept).not.toBeNull()
  return watched
}

const ownCode = /\/favourite-[\w-]+\.js$/

describe('a favourite', () => {
  it('is kept by a press that comes before its code, and the article stays [C4.22]', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, problems, button, isKept } = await opened((page) =>
      page.route(ownCode, async (route) => {
        await released
        await route.continue()
      }),
    )
    await button.click()
    expect([await isKept(), new URL(page.url()).pathname]).toEqual([null, path])
    release()
    await expect.poll(isKept).toBe('true')
    expect(new URL(page.url()).pathname).toBe(path)
    const answered = page.waitForResponse(/frontMembers\/unCollect/)
    await button.click()
    await answered
    await expect.poll(isKept).toBe('false')
    expect(problems).toEqual([])
  })

  it('is kept by its form where its code cannot be had [C4.22]', async () => {
    const { page, button } = await opened((page) => page.route(ownCode, (route) => route.abort()))
    await button.click()
    await page.waitForURL(/\/personal/)
    await page.locator('main').getByText('Articles: 1').waitFor()
    await page.unroute(ownCode)
    await page.goto(address(path))
    await takenOver(page)
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    const answered = page.waitForResponse(/frontMembers\/unCollect/)
    await button.click()
    await answered
  })

  it('is kept and given up without leaving the article, and is still so when the page is opened again [C4.22]', async () => {
    const { page, problems, button, isKept } = await reading()
    expect(await isKept()).toBe('false')
    for (const [next, call] of [
      ['true', /frontMembers\/collect$/],
      ['false', /frontMembers\/unCollect/],
      ['true', /frontMembers\/collect$/],
    ] as const) {
      const answered = page.waitForResponse((answer) => call.test(answer.url()))
      await button.click()
      await expect.poll(isKept).toBe(next)
      expect((await answered).status()).toBe(200)
    }
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await takenOver(page)
    await expect.poll(isKept).toBe('true')
    await page.goto(address('/personal?lang=en&entry=favorites'))
    await page.locator('main').getByText('Articles: 1').waitFor()
    expect(problems).toEqual([])
  })

  it('is shown as it is to who comes back from another tab where it has changed [C4.22]', async () => {
    const { page, problems, button, isKept } = await reading()
    const other = await page.context().newPage()
    await other.goto(address(path))
    await takenOver(other)
    const isKeptThere = () =>
      other
        .locator('main')
        .getByRole('button', { name: 'Favourite', exact: true })
        .getAttribute('aria-pressed')
    for (let n = 0; n < 2; n += 1) {
      await expect.poll(isKeptThere).toBe(await isKept())
      const answered = page.waitForResponse(/frontMembers\/(?:collect|unCollectByIdAndType)/)
      await button.click()
      await answered
      // headless, every tab is in front
      await other.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect.poll(isKeptThere).toBe(await isKept())
    }
    expect(problems).toEqual([])
  })

  it('that the server refuses is told, and shown as it is [C8.1]', async () => {
    const { page, button, isKept } = await reading()
    const before = await isKept()
    await page.route(/frontMembers\/(?:collect|unCollect)/, (route) => route.abort('connectionrefused'))
    await button.click()
    await toasts(page).first().waitFor()
    await expect.poll(isKept).toBe(before)
  })
})
