import { describe, expect, it } from 'vitest'
import { findings } from './support/findings.ts'
import { hasFocus } from './support/focus.ts'
import { article } from './support/pages.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const path = `/zh/article/doi/${article.doi}`

describe('the theatre of figures and tables', () => {
  it('opens a figure by keyboard, steps, enlarges, and gives the focus back [C1.7]', async () => {
    const { page, open: go } = await open({ viewport: { width: 1440, height: 900 } })
    await go(article.site, path)
    const link = page.locator('#fulltext a[data-float^="figure"]').first()
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.locator('[lang=en]').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await dialog.getByRole('heading').textContent()).toBe('图 1')
    await page.keyboard.press('+')
    await dialog.getByText('150%').waitFor()
    await page.keyboard.press('0')
    await dialog.getByText('100%').waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('heading', { name: '图 2' }).waitFor()
    const next = dialog.getByRole('button', { name: '下一项' })
    while ((await next.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('ArrowRight')
    await dialog.getByRole('region').first().waitFor()
    await dialog.getByRole('heading', { name: /^表/ }).waitFor()
    expect(await dialog.getByRole('link', { name: '下载 CSV' }).getAttribute('href')).toContain('table/csv')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(link)).toBe(true)
  })

  it('is reached from the strip and the bar of a phone, and leaves a table within the window', async () => {
    const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
    await go(article.site, path)
    await page.locator('nav a[href="#figures"]').click()
    await page.locator('#figures a').last().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('region').first().waitFor()
    // the row of all follows the one that is shown
    await expect
      .poll(async () => {
        const box = await dialog.getByRole('button', { name: '表 2' }).boundingBox()
        return box !== null && box.x >= 0 && box.x + box.width <= 390
      })
      .toBe(true)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: '关闭' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('is a link to the page of the figure without scripts, and moves nothing as that comes', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go(article.site, path)
    await page.locator('#fulltext a[data-float^="figure"]').first().click()
    await page.waitForURL(/\/zh\/figure\/\d+-0$/)
    const box = await page.locator('main section img').first().boundingBox()
    expect(box?.height).toBeGreaterThan(250)
    expect(await page.locator('main h1').textContent()).toContain('图 1')
  })
})
