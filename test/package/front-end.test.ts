import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { compile, compilers, isAboutTimers, ownFolder, runNode, runNodeAside } from './support/stranger.ts'

const dom = ['ES2023', 'DOM', 'DOM.Iterable']

/** A front end of a stranger's own, without React: a home page, an article as a page with its states, a basket. */
const frontEnd = (address: string, transport: string, entry: string) => `
import type { Gateways, Sanitiser } from '@xuekan/core'
import { createPage, loadArticle, loadHome, minimumFetchDelay } from '@xuekan/core/page'
import { addToBasket, citeAs } from '@xuekan/core/citation'
import { articlesOfHome, plainText, type SafeHtml } from '@xuekan/core/content'
import { andThen, createBehavior, createScope, createStream } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { openSite, readCookies, storage } from '@xuekan/core/site'
import { createGateways, createRcPubClient } from '@xuekan/rc-pub'
import { ${transport} } from '${entry}'
import { createRequestCookieJar, createStoredValue, createSystemClock, createWebStorage, type TextStore } from '@xuekan/web'

const clock = createSystemClock()
const cookies = createRequestCookieJar(readCookies('language=en'))
const noStorage = (): Storage => { throw new Error('a terminal has none') }
const store: TextStore = createWebStorage(noStorage)
const sanitiser: Sanitiser = { sanitise: (html) => html.replace(/<[^>]*>/g, '') as SafeHtml }
const client = createRcPubClient({ transport: ${transport}({ baseUrl: '${address}' }), clock, token: () => cookies.read('token') })
const gateways: Gateways = createGateways(client, sanitiser)

const scope = createScope()
const basket = createStoredValue(scope, store, storage.batchId, { changes$: createStream<null>(() => () => undefined) })
const print = (...words: readonly unknown[]): void => console.log(words.join(' '))

const opened$ = openSite(gateways, { sld: 'slgc' }, { fromAddress: null, fromCookie: cookies.read('language') === 'en' ? 'en' : null })
const home$ = andThen(opened$, ({ language, shell: { site } }) =>
  loadHome(gateways, { context: { language, siteId: site.id }, type: site.type }))
home$.subscribe((home) => {
  if (!home.ok) throw new Error(home.error.kind)
  if (home.value.journal === null) throw new Error('not a journal')
  const articles = articlesOfHome(home.value)
  print('home:', home.value.journal.name.en, articles.length)
  const [first] = articles
  const route = parseRoute('/en/article/doi/10.5555/slgc.2026.05.002')
  if (first === undefined || route.page !== 'article') throw new Error('nothing to open')
  const input = createBehavior({ context: { language: 'en' as const, siteId: first.siteId }, by: route.by })
  const page = createPage(loadArticle)({ ...gateways, clock, minimumDelay: minimumFetchDelay }, scope, input, null)
  page.state$.value$.subscribe((state) => {
    print('article:', state.status)
    if (state.status === 'failed') throw new Error(state.error.kind)
    if (state.status !== 'ready') return
    const { article } = state.value
    print(plainText(article.title.en))
    print(citeAs(article, 'en'))
    basket.change((items) => addToBasket(items, { siteId: article.siteId, id: article.id, title: article.title, source: article.journalName }))
    print('basket:', basket.value$.value.items.length, store.read('batchId') === null ? 'lost' : 'stored')
    scope.end()
  })
})
`

const seen = `home: Journal of Hydraulic Works 14
article: loading
article: ready
Real-time forecasting of urban flooding with water depths read from street cameras
WEI Q, SHAO L, CHENG M. Real-time forecasting of urban flooding with water depths read from street cameras[J/OL]. Journal of Hydraulic Works, 2026, 69(5): 532-541. DOI:10.5555/slgc.2026.05.002.
basket: 1 stored
`

const samples = servedSamples()
let baseUrl = ''
beforeAll(async () => {
  await samples.server().listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(samples.server().server.address() as AddressInfo).port}`
})

describe('a front end on the packed packages alone', () => {
  it.each([
    ['createFetchTransport', '@xuekan/rc-pub', 'frontEnd'],
    ['createAxiosTransport', '@xuekan/rc-pub/axios', 'withAxios'],
  ] as const)('should show a home page and an article of a real rc-pub by %s', async (name, entry, place) => {
    const folder = ownFolder({ 'front-end.ts': frontEnd(baseUrl, name, entry) }, place)
    for (const compiler of Object.values(compilers)) {
      const complaints = compile(folder, ['front-end.ts'], { compiler, lib: dom })
      expect(complaints.filter((line) => !isAboutTimers(line))).toEqual([])
    }
    expect(await runNodeAside(folder, 'front-end.js')).toBe(seen)
    expect(samples.failures).toEqual([])
  })

  it('should say that rc-pub is unreachable where axios is wanted and not installed', () => {
    const program = `
      import { createAxiosTransport } from '@xuekan/rc-pub/axios'
      const transport = createAxiosTransport({ baseUrl: 'http://127.0.0.1:1' })
      transport({ method: 'GET', path: '/', query: {}, headers: {}, body: null }).subscribe({ error: ({ code }) => console.log(code) })
    `
    expect(runNode(ownFolder({ 'no-axios.mjs': program }, 'frontEnd'), 'no-axios.mjs')).toBe(
      'ERR_MODULE_NOT_FOUND\n',
    )
  })

  it('should need no DOM for the calls: nothing that only a browser has is touched when they are loaded', () => {
    const program = `
      for (const name of ['URL', 'URLSearchParams', 'TextDecoder', 'AbortController', 'fetch', 'crypto', 'performance'])
        Reflect.deleteProperty(globalThis, name)
      const all = await Promise.all(['', '/axios', '/contract', '/testing'].map((entry) => import('@xuekan/rc-pub' + entry)))
      console.log(all.every((entry) => Object.keys(entry).length > 0))
    `
    expect(runNode(ownFolder({ 'bare.mjs': program }, 'frontEnd'), 'bare.mjs')).toBe('true\n')
  })

  it.each(['@xuekan/rc-pub/dist/create-gateways.js', '@xuekan/web/dist/clock/system-clock.js'])(
    'should be shut but for its entries: %s',
    (inside) => {
      const folder = ownFolder({ 'inside.mjs': `import '${inside}'` }, 'frontEnd')
      expect(() => runNode(folder, 'inside.mjs')).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
    },
  )
})
