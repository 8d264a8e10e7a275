import { describe, expect, it } from 'vitest'
import { ownPortal } from './support/own-portal.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'
import { article } from './support/pages.ts'

const open = openedChromium()

// a portal of its own, since a member changes it
const portal = ownPortal()
const address = (path: string): string => portal.at(article.site, path)

/** A member with an album that holds the article, which is open. */
async function withAlbum() {
  const watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = watched
  const path = `/en/article/doi/${article.doi}`
  await page.goto(address(`/login?lang=en&returnTo=${encodeURIComponent(path)}`))
  await page.locator('[name=userName]').fill('linxi')
  await page.locator('[name=password]').fill('Xuekan2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(address(path))
  const keep = await page.locator('a[href*="keep="]').first().getAttribute('href')
  await page.goto(address(keep ?? '/'))
  await page.locator('[name=newAlbum]').fill('For the seminar')
  await page.locator('main').getByRole('button', { name: 'Keep' }).click()
  await page.getByText('The article is kept.').waitFor()
  await page.goto(address('/personal?lang=en&entry=myAlbum'))
  await page.locator('main').getByRole('link', { name: 'For the seminar' }).click()
  await takenOver(page)
  return watched
}

describe('an album', () => {
  it('is shared, read without an account, and dead once its sharing is ended [C7.13] [C1.3] [C8.4]', async () => {
    const { page, problems } = await withAlbum()
    const main = page.locator('main')
    await main.getByRole('button', { name: 'Share the album' }).click()
    await page.getByText('The album is shared.').waitFor()
    await takenOver(page)
    const link = await main.getByLabel('Link to the album').inputValue()
    await main.getByRole('button', { name: /Copy link/ }).click()
    await main.getByRole('status').getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    expect(problems).toEqual([])
    const reader = await open()
    const opened = await reader.page.goto(link)
    expect(opened?.status()).toBe(200)
    await takenOver(reader.page)
    await reader.page.getByRole('heading', { name: 'A reading list that a reader shares' }).waitFor()
    expect(await reader.page.title()).toContain('For the seminar')
    expect(await reader.page.content()).not.toContain('linxi')
    // what another site is told of where its reader comes from
    const asked = reader.page.waitForRequest((request) => request.url().includes('elsewhere.localhost'))
    await reader.page.evaluate(
      (url) => {
        const way = document.createElement('a')
        way.href = url
        document.body.append(way)
        way.click()
      },
      portal.at('elsewhere', '/zh/home'),
    )
    expect((await (await asked).allHeaders())['referer']).toBeUndefined()
    await reader.page.goto(link)
    await takenOver(reader.page)
    await reader.page.locator('main h2 a').first().click()
    await reader.page.waitForURL((url) => url.pathname.includes('/article/'))
    await reader.page.goBack()
    await reader.page.getByRole('heading', { level: 1, name: 'For the seminar' }).waitFor()

    await main.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByText('The album is no longer shared').waitFor()
    const gone = await reader.page.reload()
    expect(gone?.status()).toBe(404)
    await reader.page.getByRole('heading', { level: 1, name: 'This list cannot be read' }).waitFor()
    await reader.page.getByText('Its sharing may have ended').waitFor()
    expect(reader.problems).toEqual([])
  })
})
