import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { article } from './support/pages.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const articlePage = `/zh/article/doi/${article.doi}`
const results = '/article?q=水&lang=zh'

const panel = (page: Page) => page.getByRole('dialog', { name: '引用本文' })
const cite = (page: Page) => page.locator('main').getByRole('link', { name: /^引用/ }).first()

describe('the panel of citations', () => {
  it('copies an article in one of four styles with the second click, and saves a file named by its key [C7.9] [C8.4]', async () => {
    const { page, open: go, problems } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await go(article.site, articlePage)
    const tools = page.getByRole('complementary', { name: '文章工具' })
    await tools.getByRole('link', { name: '引用', exact: true }).click()
    for (const name of ['GB/T 7714', 'APA', 'MLA', 'Vancouver']) {
      await panel(page)
        .getByRole('button', { name: `复制 ${name}`, exact: true })
        .click()
      await panel(page).getByRole('status').getByText('已复制').waitFor()
      const row = panel(page).locator('dl > div').filter({ hasText: name })
      await row.getByText('已复制').waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await row.locator('dd').first().innerText())
      expect(copied).toContain(article.doi)
    }
    const link = panel(page).getByRole('link', { name: /^BibTeX/ })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const key = await panel(page).locator('p > b').innerText()
    expect(download.suggestedFilename()).toBe(`${key}.bib`)
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(`@article{${key},`)
    await panel(page).getByRole('button', { name: '复制 BibTeX', exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file)
    expect(problems).toEqual([])
  })

  it('has its press seen for as long as its code is on the way, by a finger too', async () => {
    const { page, open: go, problems } = await open({ hasTouch: true })
    await go(article.site, articlePage)
    let letGo = (): void => undefined
    const free = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/assets\/CitePanel-[\w-]+\.js$/, (route) => free.then(() => route.continue()))
    const tools = page.getByRole('complementary', { name: '文章工具' })
    const link = tools.getByRole('link', { name: '引用', exact: true })
    await link.tap()
    await expect.poll(() => link.getAttribute('data-pressed')).toBe('')
    letGo()
    await panel(page).waitFor()
    expect(await page.locator('[data-pressed]').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('opens on a hit of a search and on an entry of an issue, in either language or both, by keyboard too [C3.11]', async () => {
    const { page, open: go, problems } = await open()
    for (const address of [results, '/zh/issue/2026/5']) {
      await go('slgc', address)
      const way = cite(page)
      await way.focus()
      await page.keyboard.press('Enter')
      const first = panel(page).locator('dd').first()
      await first.waitFor()
      expect(await first.locator('p').count()).toBe(1)
      await panel(page).getByRole('radio', { name: '中英对照' }).check()
      await expect.poll(() => first.locator('p').count()).toBe(2)
      await panel(page).getByRole('radio', { name: 'English' }).check()
      await expect.poll(() => first.innerText()).toContain('Journal of Hydraulic Works')
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'detached' })
      await expect.poll(() => hasFocus(way)).toBe(true)
    }
    expect(problems).toEqual([])
  })

  it('asks again for an article that did not come, and is found right by axe on a phone [C8.1]', async () => {
    const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
    await page.route('**/rc-pub/front/**', (route) => route.abort())
    await go('slgc', results)
    await cite(page).click()
    await panel(page).getByRole('alert').waitFor()
    await page.unroute('**/rc-pub/front/**')
    await panel(page).getByRole('button', { name: '重试' }).click()
    await panel(page).getByText('Vancouver').waitFor()
    expect(await panel(page).evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true)
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  })

  it('is a link to files without scripts: from a hit to the article, there to each format [C7.9]', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('slgc', results)
    await cite(page).click()
    const files = page.locator('#cite a[download]')
    await files.first().waitFor()
    expect(await files.allInnerTexts()).toEqual(['BibTeX', 'Endnote', 'RefMan', 'NoteExpress', 'NoteFirst'])
    const [download] = await Promise.all([page.waitForEvent('download'), files.first().click()])
    expect(download.suggestedFilename()).toMatch(/^[a-z][\w.-]*\.bib$/)
    expect(await readFile(await download.path(), 'utf8')).toContain('@article{')
  })
})
