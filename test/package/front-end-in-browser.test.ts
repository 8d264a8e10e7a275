import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowOrigins } from '../../server/rc-pub/index.ts'
import { launchChromium } from '../browser/chromium.ts'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { bundle } from './support/bundle.ts'
import { ownFolder } from './support/stranger.ts'

/** A page of a stranger's own at `/` and at addresses of articles; each article that is read goes into the basket. */
const page = (rcPub: string) => `
import { loadArticle, loadHome } from '@xuekan/core/page'
import { addToBasket } from '@xuekan/core/citation'
import { plainText } from '@xuekan/core/content'
import { createScope } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { openSite, storage } from '@xuekan/core/site'
import { createFetchTransport, createGateways, createRcPubClient } from '@xuekan/rc-pub'
import * as web from '@xuekan/web'

const scope = createScope()
const local = () => window.localStorage
const navigation = web.createBrowserNavigation(window, scope)
const cookies = web.createBrowserCookieJar({ secure: false })
const head = web.createDocumentHead(document)
const basket = web.createStoredValue(scope, web.createWebStorage(local), storage.batchId, {
  changes$: web.createStorageChanges(window, local),
})
const client = createRcPubClient({
  transport: createFetchTransport({ baseUrl: '${rcPub}' }),
  clock: web.createSystemClock(),
  token: () => cookies.read('userName'),
})
const main = document.querySelector('main')
const show = (state, text, html = '') => {
  main.dataset.state = state
  main.replaceChildren(Object.assign(document.createElement('h1'), { textContent: text }))
  main.insertAdjacentHTML('beforeend', html)
}
web.loadBrowserSanitiser().then((sanitiser) => {
  const gateways = createGateways(client, sanitiser)
  openSite(gateways, { sld: 'slgc' }, { fromAddress: 'en', fromCookie: null }).subscribe((opened) => {
    if (!opened.ok) return show('failed', opened.error.kind)
    const { site } = opened.value.shell
    const context = { language: 'en', siteId: site.id }
    navigation.address.value$.subscribe((address) => {
      const route = parseRoute(address)
      if (route.page !== 'article')
        return loadHome(gateways, { context, type: site.type }).subscribe((home) =>
          show(home.ok ? 'home' : 'failed', home.ok ? home.value.journal.name.en : home.error.kind))
      loadArticle(gateways, { context, by: route.by }).subscribe((answer) => {
        if (!answer.ok) return show('failed', answer.error.kind)
        const { article } = answer.value
        const title = plainText(article.title.en)
        basket.change((items) => addToBasket(items, { siteId: article.siteId, id: article.id, title: article.title, source: article.journalName }))
        head.show({ language: 'en', title, metas: [], links: [], jsonLd: null })
        show('article', title, article.abstract.en)
      })
    })
  })
})
globalThis.read = (address) => navigation.go(address)
globalThis.collected = () => basket.value$.value.items.length
`

declare global {
  function read(address: string): void
  function collected(): number
}

const samples = servedSamples()
let browser: Browser
let pages: Server
let rcPub: FastifyInstance
let origin = ''
beforeAll(async () => {
  browser = await launchChromium()
  pages = createServer()
  await once(pages.listen(0, '127.0.0.1'), 'listening')
  origin = `http://reader.localhost:${(pages.address() as AddressInfo).port}`
  rcPub = Fastify({ forceCloseConnections: true })
  await rcPub.register(allowOrigins(samples.rcPub().plugin, [origin]))
  await rcPub.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(rcPub.server.address() as AddressInfo).port}`
  const { chunks } = await bundle(ownFolder({ 'entry.js': page(address) }, 'frontEnd'))
  const [entry] = chunks.filter(({ isEntry }) => isEntry)
  const html = `<!doctype html><html lang="zh"><head><link rel="icon" href="data:,"><title>at first</title>
<script type="module" src="/${entry?.fileName}"></script></head><body><main></main></body></html>`
  pages.on('request', (request, answer) => {
    const chunk = chunks.find(({ fileName }) => `/${fileName}` === request.url)
    answer.setHeader('content-type', chunk === undefined ? 'text/html; charset=utf-8' : 'text/javascript')
    answer.end(chunk?.code ?? html)
  })
})
afterAll(async () => {
  await browser.close()
  await rcPub.close()
  pages.closeAllConnections()
  pages.close()
})

describe('a front end on the packed packages in a browser, on an origin of its own', () => {
  it('should show a home page and articles of a real rc-pub, and store what is collected', async () => {
    const tab = await browser.newPage()
    const problems: string[] = []
    tab.on('pageerror', (error) => problems.push(error.message))
    tab.on('console', (message) => problems.push(message.text()))
    await tab.goto(`${origin}/en`)
    await tab.locator('main[data-state=home]').waitFor()
    expect(await tab.locator('h1').textContent()).toBe('Journal of Hydraulic Works')

    await tab.evaluate(() => read('/en/article/doi/10.5555/slgc.2026.05.002'))
    await tab.locator('main[data-state=article]').waitFor()
    const title = 'Real-time forecasting of urban flooding with water depths read from street cameras'
    expect([await tab.title(), await tab.locator('h1').textContent()]).toEqual([title, title])
    expect(await tab.locator('main p').first().textContent()).toMatch(/\w{3}/)

    // the address and the basket outlast the page
    await tab.reload()
    await tab.locator('main[data-state=article]').waitFor()
    expect(await tab.locator('h1').textContent()).toBe(title)
    expect(await tab.evaluate(() => collected())).toBe(1)
    await tab.evaluate(() => read('/en/article/doi/10.5555/slgc.2026.05.001'))
    await tab.waitForFunction(() => collected() === 2)
    await tab.goBack()
    await tab.waitForFunction((shown) => document.title === shown, title)
    expect(problems).toEqual([])
    await tab.close()
  })
})
