import { describe, expect, it } from 'vitest'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const slip = '/zh/article/doi/10.5555/slgc.2026.05.0l1'

describe('an article that is not there', () => {
  it('is searched for from its own page, which a reader comes back to and leaves by its ways out [C2.4] [C2.15]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/zh/issue/2026/5')
    expect((await watched.open('slgc', slip)).status()).toBe(404)
    const main = page.locator('main')
    const box = main.getByRole('searchbox')
    expect(await box.inputValue()).toBe('10.5555/slgc.2026.05.0l1')
    await box.fill('10.5555/slgc.2026.05.001')
    await box.press('Enter')
    // one that is there is opened at once
    await page.waitForURL('**/zh/article/doi/10.5555/slgc.2026.05.001')
    await page.goBack()
    await main.getByRole('heading', { name: '找不到这篇文章' }).waitFor()
    await main.getByRole('button', { name: '返回上一页' }).click()
    await page.waitForURL('**/zh/issue/2026/5')
    expect(watched.problems).toEqual([])
  })

  it('shows what may have been meant, and the contents, without scripts, on a phone too [C2.15]', async () => {
    const watched = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const { page } = watched
    await watched.open('slgc', slip)
    const main = page.locator('main')
    expect(await main.getByRole('button', { name: '返回上一页' }).count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await main.getByRole('region', { name: '您要找的也许是' }).getByRole('link').first().click()
    await page.waitForURL('**/zh/article/doi/10.5555/slgc.2026.05.001')
  })

  it('comes up when a step within the application leads to it, and goes when the next one leaves [C2.4]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/en/issue/2026/5')
    // a link that was right when the page came, to an article that has been taken away since
    await page.evaluate(() => {
      window.history.pushState(null, '', '/en/article/doi/10.5555/nothing.like.this')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    const main = page.locator('main')
    await main.getByRole('heading', { name: 'This article could not be found' }).waitFor()
    await main.getByRole('link', { name: 'Site map' }).click()
    await page.waitForURL('**/en/site/map')
    await main.getByRole('heading', { level: 1, name: 'Site map' }).waitFor()
  })

  it('is told in a few words where the code of its page cannot be had [C2.4]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', '/en/issue/2026/5')
    await page.route('**/assets/MissingArticle-*.js', (route) => route.abort())
    await page.evaluate(() => {
      window.history.pushState(null, '', '/en/article/doi/10.5555/nothing.like.this')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    const main = page.locator('main')
    await main.getByText("We're sorry, the page you requested cannot be found.").waitFor()
    await main.getByRole('link', { name: 'Home page' }).click()
    await page.waitForURL('**/en/home')
  })
})
