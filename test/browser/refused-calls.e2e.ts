import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../server/rc-pub/index.ts'
import { ask } from './support/ask.ts'
import { copyOfStore, openStore } from './support/filled-store.ts'
import { article } from './support/pages.ts'
import { startPortalProcess, type PortalProcess } from './support/portal-process.ts'
import { toast, toasts, toastsOf } from './support/toasts.ts'
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

const failedState = (page: Page): Locator => page.locator('main [role=alert]')

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

describe('a news item whose source only a call knows', () => {
  const call = 'front-news/getJumpUrl'
  const list = '/en/news?type=information'
  const listOpened = async (): Promise<Page> => {
    const { page } = await open()
    await page.goto(`http://dqsb.localhost:${portal.port}${list}`)
    await takenOver(page)
    return page
  }
  const item = (page: Page): Locator => page.getByRole('link', { name: 'On WeChat' })

  it('says why its address was refused, and stays where it is [C8.3] [C7.7]', async () => {
    refusals.set(call, { status: 5004, message: 'This account is closed.' })
    const page = await listOpened()
    await item(page).click()
    await toast(page, 'This account is closed.').waitFor()
    expect(page.url()).toContain(list)
  })

  it('is followed to where the call says [C7.7]', async () => {
    const page = await listOpened()
    await item(page).click()
    await page.waitForURL(/\/en\/newsDetails\/\d+$/)
    await page.getByText('The source gives no address that can be opened.').waitFor()
  })
})
