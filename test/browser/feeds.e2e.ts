import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { addressOf, openedChromium } from './support/watched-page.ts'
import { findings } from './support/findings.ts'

const open = openedChromium()

const words = 'fish passage'

describe('a feed of what the reader types', () => {
  it('has its address while it is typed, to be copied, and is that of the search [C2.36]', async () => {
    const { page, problems, open: visit } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await visit('slgc', '/rssList?lang=en')
    const main = page.locator('main')
    const box = main.getByRole('searchbox')
    await box.press('Enter')
    const prompt = page.getByRole('alertdialog')
    await prompt.getByText('Please enter the search term.').waitFor()
    await page.keyboard.press('Escape')
    await prompt.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/rssList')
    expect(await main.getByRole('link', { name: /^Feed of/ }).count()).toBe(0)
    await box.fill(` ${words} `)
    const feed = main.getByRole('link', { name: `Feed of “${words}”` })
    const address = (await feed.getAttribute('href')) ?? ''
    const { status, headers, body } = await ask({ site: 'slgc', path: address })
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('xml')])
    expect(body).toContain('<item>')
    await main
      .getByRole('complementary')
      .getByRole('button', { name: /^Copy address/ })
      .click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(addressOf('slgc', address))
    expect(await findings(page)).toEqual([])
    await box.press('Enter')
    await page.waitForURL(/\/article\?/)
    await expect.poll(() => main.locator('a[type="application/rss+xml"]').getAttribute('href')).toBe(address)
    expect(problems).toEqual([])
  })

  it('is one step further without scripts: the search names it [C2.36]', async () => {
    const { page, open: visit } = await open({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    await visit('slgc', '/rssList?lang=zh')
    await page.getByRole('link', { name: '自己拼一个' }).click()
    const box = page.locator('main').getByRole('searchbox')
    await expect.poll(async () => (await box.boundingBox())?.y).toBeLessThan(844)
    await box.fill('鱼道')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/article\?/)
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^zh/)
    const feed = await page.locator('main a[type="application/rss+xml"]').getAttribute('href')
    expect(new URLSearchParams((feed ?? '').split('?')[1]).get('q')).toBe('鱼道')
  })
})
