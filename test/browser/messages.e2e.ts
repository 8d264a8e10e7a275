import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { noticesLoaded } from './support/notices-loaded.ts'
import { article } from './support/pages.ts'
import { toast } from './support/toasts.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

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
    cite: '引用',
    copyArticle: '复制 GB/T 7714',
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
    cite: 'Cite',
    copyArticle: 'Copy GB/T 7714',
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
    await dialog.getByRole('checkbox', { name: words.all }).uncheck()
    await press(words.removeSelected)
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
    await dialog.getByRole('button', { name: words.copy, exact: true }).click()
    await page.getByText(words.nothing, { exact: true }).first().waitFor()
  })

  it('is that an article was not copied where the clipboard is refused [C8.4]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', `/${language}/article/doi/${article.doi}`)
    await refuseClipboard(page)
    await page.getByRole('link', { name: words.cite, exact: true }).first().click()
    await page.getByRole('button', { name: words.copyArticle }).click()
    await toast(page, words.articleNotCopied).waitFor()
  })

  it('is that the network is gone, and back [C8.4]', async () => {
    const watched = await open()
    const { page } = watched
    await watched.open('slgc', `/${language}/home`)
    await noticesLoaded(page)
    await page.context().setOffline(true)
    await page.getByText(words.offline, { exact: true }).first().waitFor()
    await page.context().setOffline(false)
    await page.getByText(words.online, { exact: true }).first().waitFor()
  })
})
