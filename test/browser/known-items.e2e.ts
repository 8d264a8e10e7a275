import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { codeLoaded } from './support/loaded-code.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const article = { doi: '10.5555/slgc.2026.05.001', path: '/zh/article/doi/10.5555/slgc.2026.05.001' }
const input = (page: Page) => page.locator('header').getByRole('search').first().locator('input[type=search]')

describe('a search for one thing', () => {
  it('leads from a pasted DOI to its article in two steps, and back to where it was pasted [C2.25]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/zh/home')
    await input(page).fill(`参见 https://doi.org/${article.doi}。`)
    await input(page).press('Enter')
    await page.waitForURL((url) => url.pathname === article.path)
    await page.locator('main h1').waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/zh/home')
    expect(watched.problems).toEqual([])
  })

  it('does the same without scripts [C2.25]', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('slgc', '/zh/home')
    await input(page).fill(article.doi)
    await input(page).press('Enter')
    await page.waitForURL((url) => url.pathname === article.path)
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/zh/home')
  })

  it('leads from a pasted title to its article in three steps [C2.25]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', article.path)
    const title = (await page.locator('main h1').innerText()).trim()
    await watched.open('slgc', '/zh/home')
    await input(page).fill(title)
    await input(page).press('Enter')
    await page.locator('main ol > li h2 a').first().click()
    await page.waitForURL((url) => url.pathname === article.path)
    expect(watched.problems).toEqual([])
  })

  it('leads from a pasted reference that the box does not hold to its article in three steps [C2.25] [C5.1]', async () => {
    const watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = watched
    await watched.open('slgc', article.path)
    const title = (await page.locator('main h1').innerText()).trim()
    const place = '水利工程学刊, 2026, 69(5): 517-531'
    const reference = `${'余听澜, 柯沐, 欧阳泽, 陆潮生, '.repeat(8)}等. ${title}[J]. ${place}.`
    await watched.open('slgc', '/zh/home')
    await input(page).click()
    for (const code of ['help', 'search-help']) await codeLoaded(page, code)
    await page.evaluate((text) => navigator.clipboard.writeText(text), reference)
    await page.keyboard.press('Control+V')
    await expect.poll(() => input(page).inputValue()).toContain(title.normalize('NFKC'))
    expect((await input(page).inputValue()).length).toBeLessThanOrEqual(150)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === article.path)
    expect(watched.problems).toEqual([])
  })

  it('says what a place was read as that has no article, and takes it as words with a click', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/en/home')
    await input(page).fill('vol 9999 no 1 p 7')
    await input(page).press('Enter')
    const readAs = page.getByRole('link', { name: 'Remove “Place in a journal: 9999(1): 7”' })
    await readAs.click()
    await page.waitForURL((url) => url.searchParams.get('as') === 'words')
    await readAs.waitFor({ state: 'detached' })
    expect(watched.problems).toEqual([])
  })
})
