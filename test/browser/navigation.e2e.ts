import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { addressOf, nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const issueAddress = '/zh/issue/2026/5'

/** Leaves a mark that goes with the document, so that a step without a reload can be told from one with it. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window)

const firstArticle = (page: Page) =>
  page.locator('main[data-page=issue] a[href^="/zh/article/"]:not([href*="#"])').first()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const canonical = (page: Page): Promise<string | null> => page.getAttribute('link[rel=canonical]', 'href')

/** Notes when the skeleton of a page comes and goes, in milliseconds. */
async function watchSkeleton(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { from: number; to: number }[] = []
    Object.assign(window, { skeletons: seen })
    let from: number | null = null
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('[role=status]')].some(
        (status) => status.textContent === '正在加载',
      )
      if (shown && from === null) from = performance.now()
      if (shown || from === null) return
      seen.push({ from, to: performance.now() })
      from = null
    }).observe(document, { childList: true, subtree: true })
  })
}
const skeletons = (page: Page): Promise<readonly { readonly from: number; readonly to: number }[]> =>
  page.evaluate(() => (window as unknown as { skeletons: { from: number; to: number }[] }).skeletons)

/** Keeps back what is asked for at some addresses until it is let go. */
async function heldBack(
  page: Page,
  addresses: RegExp,
): Promise<{ readonly requested: Promise<void>; readonly letGo: () => void }> {
  let letGo = (): void => undefined
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const requested = new Promise<void>((resolve) => {
    void page.route(addresses, async (route) => {
      resolve()
      await free
      await route.continue()
    })
  })
  return { requested, letGo }
}

describe('a step to another page', () => {
  it('needs no reload, and title, canonical address and heading follow, forward and back [C2.6] [C2.15]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', issueAddress)
    await mark(page)
    const issueTitle = await page.title()
    const link = firstArticle(page)
    const [name, href] = [(await link.innerText()).trim(), await link.getAttribute('href')]
    await link.click()
    await heading(page, name).waitFor()
    await page.waitForFunction((title) => document.title !== title, issueTitle)
    expect(page.url()).toBe(addressOf('slgc', href ?? ''))
    expect(await page.title()).toContain(name)
    expect(await canonical(page)).toBe(addressOf('slgc', href ?? ''))
    expect(await page.locator('meta[name=citation_title]').getAttribute('content')).toBe(name)
    expect(await page.getAttribute('html', 'lang')).toBe('zh')

    await page.goBack()
    await page.waitForFunction((title) => document.title === title, issueTitle)
    expect(await canonical(page)).toBe(addressOf('slgc', issueAddress))
    expect(await page.locator('meta[name=citation_title]').count()).toBe(0)
    await page.goForward()
    await heading(page, name).waitFor()
    expect(await isMarked(page)).toBe(true)
    expect(watched.problems).toEqual([])
  })

  it('shows what a page that is loaded at the same address shows', async () => {
    const { page, open: go } = await open()
    const served = await open()
    await go('slgc', '/zh/home')
    for (const name of ['过刊浏览', '当期目录', '投稿指南']) {
      const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true })
      await served.open('slgc', (await link.getAttribute('href')) ?? '')
      await link.click()
      await page.waitForFunction((title) => document.title === title, await served.page.title())
      await page.locator('main h1').waitFor({ state: 'attached' })
      expect(await page.locator('main').innerText(), name).toBe(await served.page.locator('main').innerText())
    }
  })

  it('begins at the top, and back returns to where the reader was', async () => {
    const { page, open: go } = await open()
    await go('slgc', issueAddress)
    const link = page.locator('main a[href^="/zh/article/"]:not([aria-haspopup])').last()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await nextFrame(page)
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(100)
    await link.click()
    await page.locator('main article h1').waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.goBack()
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, left)
  })

  it('shows a loading state for what is fetched, at least 200 ms from its start, and none for what was served [C9.10]', async () => {
    const { page, open: go } = await open()
    await watchSkeleton(page)
    await go('slgc', issueAddress)
    expect(await skeletons(page)).toEqual([])
    await firstArticle(page).click()
    await page.locator('main article h1').waitFor()
    await page.goBack()
    await firstArticle(page).waitFor()

    // its code is here by now: what remains is the fetch, which takes a few milliseconds
    const { length } = await skeletons(page)
    const clicked = await firstArticle(page).evaluate((link: HTMLElement) => {
      const now = performance.now()
      link.click()
      return now
    })
    await page.locator('main article h1').waitFor()
    const [shown, ...more] = (await skeletons(page)).slice(length)
    expect(more).toEqual([])
    expect((shown?.to ?? 0) - clicked).toBeGreaterThanOrEqual(200)
  })
})

describe('a step that does not succeed', () => {
  it('says so, and another try brings the page', async () => {
    const { page, open: go } = await open()
    await go('slgc', issueAddress)
    await mark(page)
    const call = /\/rc-pub\/front\/front-article\//
    await page.route(call, (route) => route.abort('connectionrefused'))
    const name = (await firstArticle(page).innerText()).trim()
    await firstArticle(page).click()
    await page.getByRole('alert').getByRole('heading', { level: 1 }).waitFor()
    await page.unroute(call)
    await page.getByRole('alert').getByRole('button').click()
    await heading(page, name).waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  it('shows the server’s own message where its answer carries one [C8.1]', async () => {
    const { page, open: go } = await open()
    await go('slgc', issueAddress)
    await page.route(/\/rc-pub\/front\/front-article\//, (route) =>
      route.fulfill({ json: { status: 500, message: '库房停电', data: null } }),
    )
    await firstArticle(page).click()
    await page.getByRole('alert').getByText('库房停电').waitFor()
  })

  it('takes an answer that is no JSON, or another shape, for a failure and not for a page', async () => {
    const watched = await open()
    const { page } = watched
    for (const body of ['<html>gateway</html>', '{"status":0,"message":"操作成功","data":{"id":{}}}']) {
      await watched.open('slgc', issueAddress)
      await page.route(/\/rc-pub\/front\/front-article\//, (route) =>
        route.fulfill({ body, contentType: 'application/json' }),
      )
      await firstArticle(page).click()
      await page.getByRole('alert').getByRole('button').waitFor()
      await page.unroute(/\/rc-pub\/front\/front-article\//)
    }
    expect(watched.problems).toEqual([])
  })

  it('says of an article that is not there that it cannot be found, without another try [C8.4]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/issue/2026/5')
    await page.route(/getArticleByDoi/, (route) =>
      route.fulfill({ json: { status: 0, message: '操作成功', data: null } }),
    )
    await page.locator('main a[href^="/en/article/"]').first().click()
    const alert = page.getByRole('alert')
    await alert.getByText("We're sorry, the page you requested cannot be found.").waitFor()
    expect(await alert.getByRole('button').count()).toBe(0)
  })
})

describe('two steps, one after the other', () => {
  it('show the later one, and what the former asked for is given up', async () => {
    const { page, open: go } = await open()
    await go('www', '/article?type=article&index=-1&lang=zh')
    const box = page.getByRole('search').first()
    const isFormer = (url: string): boolean =>
      url.includes('/rc-pub/') && decodeURIComponent(url).includes('水')
    const slow = await heldBack(page, /\/rc-pub\/.*%E6%B0%B4/)
    const givenUp = page.waitForEvent('requestfailed', (request) => isFormer(request.url()))
    await box.locator('input[type=search]').fill('水')
    await box.locator('input[type=search]').press('Enter')
    await slow.requested
    await box.locator('input[type=search]').fill('光子')
    await box.locator('input[type=search]').press('Enter')
    await heading(page, '“光子”的检索结果').waitFor()
    await givenUp
    slow.letGo()
    await nextFrame(page)
    expect(await page.locator('h1').innerText()).toBe('“光子”的检索结果')
  })

  it('show the later one, though the code of the former arrives after it', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', issueAddress)
    await mark(page)
    const code = /\/assets\/article-[^/]*\.js/
    const slow = await heldBack(page, code)
    await firstArticle(page).click()
    await slow.requested
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '同行评议' }).click()
    await heading(page, '同行评议').waitFor()
    const late = page.waitForResponse(code)
    slow.letGo()
    await (await late).finished()
    await nextFrame(page)
    expect(await page.locator('h1').innerText()).toBe('同行评议')
    expect(page.url()).toBe(addressOf('slgc', '/zh/reviewpolicy'))
    expect(await isMarked(page)).toBe(true)
    expect(watched.problems).toEqual([])
  })
})
