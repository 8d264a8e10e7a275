import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { article } from './support/pages.ts'
import { addressOf, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()
const hashOf = (page: Page): string => new URL(page.url()).hash
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length)
const isSeen = async (link: Locator): Promise<boolean> => {
  const box = await link.boundingBox()
  return box !== null && box.y + box.height > 0 && box.y < 844
}
const kinds = [
  ['zh', 390],
  ['zh', 1440],
  ['en', 390],
  ['en', 1440],
] as const
const words = {
  zh: { first: '图 1', second: '图 2', close: '关闭', copy: '复制链接', copied: '已复制' },
  en: { first: 'Figure 1', second: 'Figure 2', close: 'Close', copy: 'Copy link', copied: 'Copied' },
}

describe.each(kinds)('the address of the theatre, in %s at %i px', (language, width) => {
  const { first, second, close, copy, copied } = words[language]
  const path = `/${language}/article/doi/${article.doi}`
  const opened = async () => {
    const watched = await open({
      viewport: { width, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { page } = watched
    await watched.open(article.site, `/${language}/home`)
    await page.goto(addressOf(article.site, path))
    await takenOver(page)
    const link = page.locator('#fulltext a[data-float^="figure"]').first()
    await link.scrollIntoViewIfNeeded()
    return { ...watched, link, dialog: page.getByRole('dialog') }
  }

  it('goes back to the text by Back, one entry above it, and forward to the last that was shown [C1.7]', async () => {
    const { page, link, dialog, problems } = await opened()
    const before = await entries(page)
    await link.click()
    await dialog.getByRole('heading', { name: first }).waitFor()
    await expect.poll(() => hasFocus(dialog.getByRole('button', { name: close }))).toBe(true)
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('heading', { name: second }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => hashOf(page)).toMatch(/^#figure=.+-1$/)
    expect(await entries(page)).toBe(before + 1)
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(page.url()).toBe(addressOf(article.site, path))
    await expect.poll(() => isSeen(link)).toBe(true)
    await expect.poll(() => hasFocus(link)).toBe(true)
    await page.goForward()
    await dialog.getByRole('heading', { name: second }).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**/${language}/home`)
    expect(problems).toEqual([])
  })

  it('leaves no entry behind when it is closed by Escape or its button', async () => {
    const { page, link, dialog } = await opened()
    for (const end of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: close }).click(),
    ]) {
      await link.click()
      await dialog.getByRole('heading', { name: first }).waitFor()
      await end()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => page.url()).toBe(addressOf(article.site, path))
      await expect.poll(() => hasFocus(link)).toBe(true)
    }
    await page.goBack()
    await page.waitForURL(`**/${language}/home`)
  })

  it('copies the address of what is open, which opens it again', async () => {
    const { page, link, dialog, problems } = await opened()
    await link.click()
    await dialog.getByRole('heading', { name: first }).waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('heading', { name: second }).waitFor()
    await dialog.getByRole('button', { name: copy }).click()
    await dialog.getByRole('status').getByText(copied, { exact: true }).waitFor()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(address).pathname).toBe(path)
    await page.goto('about:blank')
    await page.goto(address)
    await dialog.getByRole('heading', { name: second }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(addressOf(article.site, path))
    await expect.poll(() => hasFocus(page.locator('#figures a').nth(1))).toBe(true)
    await page.goBack()
    await page.waitForURL('about:blank')
    expect(problems).toEqual([])
  })
})

describe('the address of a figure without scripts', () => {
  it('leads to the link to its page', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go(article.site, `/zh/article/doi/${article.doi}`)
    const link = page.locator('#figures a').nth(1)
    const place = await link.getAttribute('id')
    await page.goto(addressOf(article.site, `/zh/article/doi/${article.doi}#${place}`))
    await expect.poll(() => isSeen(link)).toBe(true)
  })
})
