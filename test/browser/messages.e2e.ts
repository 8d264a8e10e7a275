import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../server/rc-pub/index.ts'
import { ask } from './support/ask.ts'
import { copyOfStore, openStore } from './support/filled-store.ts'
import { article } from './support/pages.ts'
import { startPortalProcess, type PortalProcess } from './support/portal-process.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

/** What rc-pub answers in place of data, by a part of the call's path. */
const refusals = new Map<string, { readonly status: number; readonly message: string }>()
let portal: PortalProcess
let close: () => Promise<void>

/** A portal before an rc-pub that refuses what a test names. */
beforeAll(async () => {
  const store = copyOfStore()
  const database = await openStore(store)
  const rcPub = await createRcPub({ database, report: () => undefined })
  const server = await createRcPubServer(rcPub)
  server.addHook('onRequest', async (request, reply) => {
    const refused = [...refusals].find(([part]) => request.url.includes(part))
    return refused === undefined ? undefined : reply.send({ ...refused[1], data: null })
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  portal = await startPortalProcess({
    RC_PUB_URL: `http://127.0.0.1:${port}`,
    XUEKAN_DATA: join(store.folder, 'unused'),
  })
  close = async () => {
    await portal.stop()
    await server.close()
    await rcPub.close()
    await database.close()
    store.remove()
  }
})

afterAll(() => close())
afterEach(() => refusals.clear())

const at = (path: string): string => `http://slgc.localhost:${portal.port}${path}`

const toasts = (page: Page): Locator => page.locator('[aria-live=assertive] li, [aria-live=polite] li')
const toast = (page: Page, text: string): Locator => toasts(page).getByText(text, { exact: true })
const failedState = (page: Page): Locator => page.locator('main [role=alert]')

/** Every text that a toast shows from now on, in order. */
async function toastsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownToasts: shown })
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const item of document.querySelectorAll('[aria-live=assertive] li, [aria-live=polite] li')) {
        if (seen.has(item)) continue
        seen.add(item)
        shown.push(item.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { shownToasts: readonly string[] }).shownToasts)
}

describe('a page whose load rc-pub refuses', () => {
  const call = 'getArticleByDoi'
  const address = `/en/article/doi/${article.doi}`

  it('shows the words of rc-pub in its place, and once as a toast [C8.1]', async () => {
    refusals.set(call, { status: 5003, message: 'The article was <b>withdrawn</b>.\u202E' })
    const { body, status } = await ask({ site: 'slgc', path: address, port: portal.port })
    expect(status).toBe(502)
    expect(/<main.*<\/main>/s.exec(body)?.[0]).toContain('>The article was withdrawn.<')
    expect(body).toContain('<div aria-live="assertive"></div><div aria-live="polite"></div>')

    const { page } = await open()
    const shown = await toastsOf(page)
    await page.goto(at(address))
    await takenOver(page)
    await toast(page, 'The article was withdrawn.').waitFor()
    await failedState(page).getByText('The article was withdrawn.', { exact: true }).waitFor()
    await toast(page, 'The article was withdrawn.').waitFor({ state: 'detached' })
    expect(await shown()).toHaveLength(1)
    await failedState(page).getByRole('button').click()
    await expect.poll(async () => (await shown()).length).toBe(2)

    refusals.clear()
    await toasts(page).first().waitFor({ state: 'detached' })
    await failedState(page).getByRole('button').click()
    await page.locator('main article h1').waitFor()
    expect(await shown()).toHaveLength(2)
  })

  it('says so after a step within the portal, too [C8.1]', async () => {
    const { page } = await open()
    await page.goto(at('/en/issue/2026/5'))
    await takenOver(page)
    refusals.set(call, { status: 1, message: '服务器的话' })
    await page.locator('main a[href^="/en/article/doi/"]').first().click()
    await toast(page, '服务器的话').waitFor()
    await failedState(page).getByText('服务器的话', { exact: true }).waitFor()
  })

  it('shows at most 300 characters of it [C8.1]', async () => {
    refusals.set(call, { status: 1, message: '𠮷'.repeat(5_000) })
    const { body } = await ask({ site: 'slgc', path: address, port: portal.port })
    // once where it is read, once in the state
    expect(body.split('𠮷').length - 1).toBe(2 * 299)
    const { page } = await open()
    await page.goto(at(address))
    await takenOver(page)
    await toast(page, `${'𠮷'.repeat(299)}…`).waitFor()
    await failedState(page)
      .getByText(`${'𠮷'.repeat(299)}…`, { exact: true })
      .waitFor()
  })

  it.each([
    ['zh', '数据获取失败'],
    ['en', 'Data acquisition failed'],
  ])('says in %s the general words where it is the text of a column [C8.1]', async (language, words) => {
    refusals.set('getChannelInfo', { status: 5003, message: '内部错误' })
    const { page } = await open()
    await page.goto(at(`/${language}/aimsscope`))
    await takenOver(page)
    await toast(page, words).waitFor()
    await failedState(page).getByText(words, { exact: true }).waitFor()
    expect(await page.getByText('内部错误').count()).toBe(0)
  })

  it.each([
    ['zh', '数据获取失败'],
    ['en', 'Data acquisition failed'],
  ])('says in %s the general words where rc-pub says nothing [C8.1]', async (language, words) => {
    refusals.set(call, { status: 5003, message: 'null' })
    const { page } = await open()
    await page.goto(at(`/${language}/article/doi/${article.doi}`))
    await takenOver(page)
    await toast(page, words).waitFor()
    await failedState(page).getByText(words, { exact: true }).waitFor()
  })
})

describe('a part of the shell that rc-pub refuses while the page is made', () => {
  it.each([
    ['getConfigFooter', 'gzxb', 'zh', '数据获取失败'],
    ['getConfigFooter', 'gzxb', 'en', 'Data acquisition failed'],
    ['site/getGroup', 'emf', 'zh', '没有刊群'],
    ['getPublicationConfig', 'dqsb', 'en', 'No such journal'],
  ])('is told: %s of %s, in %s [C8.1]', async (part, site, language, words) => {
    refusals.set(part, { status: 5003, message: words })
    if (part === 'getConfigFooter') refusals.set(part, { status: 5003, message: '内部错误' })
    const { page, problems } = await open()
    const shown = await toastsOf(page)
    await page.goto(`http://${site}.localhost:${portal.port}/${language}/article/1`)
    await takenOver(page)
    await toast(page, words).waitFor()
    expect(await shown()).toEqual([words])
    expect(await page.getByRole('contentinfo').count()).toBe(part === 'getConfigFooter' ? 0 : 1)
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  it('says nothing of a footer that a site does not have [C8.1]', async () => {
    refusals.set('getConfigFooter', { status: 0, message: '操作成功' })
    const { page } = await open()
    const shown = await toastsOf(page)
    await page.goto(`http://entest04.localhost:${portal.port}/article?lang=en`)
    await takenOver(page)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    // what is told comes in order: by the alert all before it has come
    const input = page.locator('main input[type=search]').first()
    await input.fill(' ')
    await input.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    expect(await shown()).toEqual([])
  })
})

describe('a page in place of content', () => {
  it.each([
    ['/zh/a/b/c', 404, '找不到此页面'],
    ['/en/a/b/c', 404, 'This page could not be found'],
    ['/zh/article/1', 404, '很抱歉，您访问的页面不存在。'],
    ['/en/article/1', 404, "We're sorry, the page you requested cannot be found."],
    ['/errorPage?lang=zh', 503, '系统维护带来不便，敬请谅解。'],
    ['/errorPage?lang=en', 503, 'Please understand the inconvenience caused by system maintenance.'],
    ['/forbiddenPage?lang=zh', 403, '本网站已到期，如需继续使用，请联系单位管理员。'],
    [
      '/forbiddenPage?lang=en',
      403,
      'This website has expired, please contact the enterprise administrator for further use.',
    ],
  ])('%s is %i and says “%s” [C8.4]', async (address, status, words) => {
    const watched = await open({ javaScriptEnabled: false })
    expect((await watched.open('slgc', address)).status()).toBe(status)
    expect(await watched.page.locator('main').getByText(words, { exact: true }).first().isVisible()).toBe(
      true,
    )
  })
})

const inEach = {
  zh: {
    empty: '请输入检索词。',
    addIssue: '整期加入批量引用',
    openBasket: '打开批量引用',
    basket: '批量引用',
    all: '全选',
    copy: '复制所选引文',
    removeSelected: '删除所选',
    clear: '清空',
    none: '请先选择要操作的文献',
    nothing: '没有可复制的内容',
    copied: '引文已复制',
    notCopied: '引文复制失败',
    deleted: '所选文献已删除',
    emptied: '引文列表已清空',
    copyArticle: '复制引文',
    articleNotCopied: '信息复制失败',
    offline: '网络已断开。已打开的内容仍可阅读，连上后会自动恢复。',
    online: '网络已恢复',
  },
  en: {
    empty: 'Please enter the search term.',
    addIssue: 'Add whole issue to basket',
    openBasket: 'Open basket',
    basket: 'Citation basket',
    all: 'Select all',
    copy: 'Copy selected',
    removeSelected: 'Delete selected',
    clear: 'Clear',
    none: 'Please select at least one article',
    nothing: 'There is nothing to copy',
    copied: 'Citations copied',
    notCopied: 'The citations could not be copied',
    deleted: 'The selected articles have been removed',
    emptied: 'The citation list has been emptied',
    copyArticle: 'Copy citation',
    articleNotCopied: 'Information copy failed',
    offline: 'You are offline. What is open can still be read.',
    online: 'You are back online',
  },
} as const

const refuseClipboard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })

describe.each(['zh', 'en'] as const)('what an action tells in %s', (language) => {
  const words = inEach[language]

  it('is an alert where the search of a page has no term [C5.2] [C8.4]', async () => {
    const watched = await open()
    await watched.open('slgc', `/article?lang=${language}`)
    const input = watched.page.locator('main input[type=search]').first()
    await input.fill(' ')
    await input.press('Enter')
    await watched.page.getByRole('alertdialog').getByText(words.empty, { exact: true }).waitFor()
  })

  it('is said of everything that the citation basket does [C8.4] [C8.5]', async () => {
    const watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = watched
    await watched.open('slgc', `/${language}/issue/2026/5`)
    await page.getByRole('button', { name: words.addIssue }).click()
    await page.getByRole('button', { name: words.openBasket }).click()
    const dialog = page.getByRole('dialog', { name: words.basket })
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click()
    const said = (text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor()
    await dialog.locator('ol > li').first().waitFor()
    await press(words.copy)
    await said(words.none)
    await dialog.getByRole('checkbox', { name: words.all }).check()
    await press(words.copy)
    await said(words.copied)
    await refuseClipboard(page)
    await press(words.copy)
    await said(words.notCopied)
    await dialog.getByRole('checkbox', { name: words.all }).uncheck()
    await dialog.locator('ol > li').first().getByRole('checkbox').check()
    await press(words.removeSelected)
    await said(words.deleted)
    await press(words.clear)
    await page.getByRole('alertdialog').getByRole('button', { name: words.clear, exact: true }).click()
    await said(words.emptied)
  })

  it('is that there is nothing to copy where rc-pub knows no citation [C5.3] [C8.4]', async () => {
    const watched = await open()
    const { page } = watched
    await page.route('**/batchPublicizeInfo*', (route) => route.fulfill({ json: { status: 0, data: [] } }))
    await watched.open('slgc', `/${language}/issue/2026/5`)
    await page.getByRole('button', { name: words.addIssue }).click()
    await page.getByRole('button', { name: words.openBasket }).click()
    const dialog = page.getByRole('dialog', { name: words.basket })
    await dialog.getByRole('checkbox', { name: words.all }).check()
    await dialog.getByRole('button', { name: words.copy, exact: true }).click()
    await page.getByText(words.nothing, { exact: true }).first().waitFor()
  })

  it('is that an article was not copied where the clipboard is refused [C8.4]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', `/${language}/article/doi/${article.doi}`)
    await refuseClipboard(page)
    await page.getByRole('button', { name: words.copyArticle }).first().click()
    await toast(page, words.articleNotCopied).waitFor()
  })

  it('is that the network is gone, and back [C8.4]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', `/${language}/home`)
    const code = page.waitForResponse(/\/assets\/ToastRegion-/)
    await page.mouse.move(5, 300)
    await page.mouse.move(8, 320)
    await code
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByText(words.offline, { exact: true }).first().waitFor()
    await page.context().setOffline(false)
    await page.getByText(words.online, { exact: true }).first().waitFor()
  })
})
