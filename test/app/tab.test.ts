import { constant, createScope } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { asSiteId, bareShell, type TopNewsModel } from '@xuekan/core/site'
import type { TextStore } from '@xuekan/web'
import { EMPTY } from 'rxjs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { storeFonts, storeTab } from '../../app/browser/deferred/tab.ts'

function memory() {
  const texts = new Map<string, string>()
  const store: TextStore = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => {
      texts.set(key, value)
      return true
    },
    clear: (key) => void texts.delete(key),
  }
  return { texts, store }
}

const noTopNews: TopNewsModel = {
  state$: constant({ news: [], current: 0 }),
  latest: () => ({ news: [], current: 0 }),
  opened$: constant(false),
  dismissed$: constant(false),
  goTo: () => undefined,
  next: () => undefined,
  previous: () => undefined,
  toggle: () => undefined,
  dismiss: () => undefined,
}

describe('what a tab stores of its site', () => {
  it.each([
    ['slgc.localhost:4343', 'slgc', 'slgc'],
    ['hengwen.localhost', 'slgc', 'hengwen'],
    // nobody knows what the first label of such a name means
    ['www.water.example', 'slgc', null],
    ['WWW.water.example:8080', 'slgc', null],
  ])('on %s is the site %s, and of the host %s [C3.16] [C3.19]', (host, sld, dsld) => {
    const scope = createScope()
    onTestFinished(scope.end)
    const { texts, store } = memory()
    const site = { ...bareShell.site, id: asSiteId('26'), sld, domain: 'www.water.example' }
    const shell = { ...bareShell, site, topNews: null }
    const route$ = constant(parseRoute('/zh/home'))
    storeTab({ session: store, shell, language: 'zh', host, topNews: noTopNews, route$ }, scope)
    expect([texts.get('siteId'), texts.get('sld'), texts.get('dsld') ?? null]).toEqual(['26', sld, dsld])
  })
})

describe('the web fonts', () => {
  /** A window whose page is loaded, and what it fetches. */
  function windowWith(saveData: boolean) {
    const fetched: string[] = []
    const script = { dataset: { fonts: '/a.woff2 /b.woff2' } }
    const window = {
      document: {
        documentElement: { dataset: {} },
        querySelector: () => script,
        readyState: 'complete',
      },
      navigator: { connection: { saveData } },
      requestIdleCallback: (act: () => void) => act(),
      fetch: async (address: string) => {
        fetched.push(address)
        return new Response('font')
      },
    }
    return { fetched, window: window as unknown as Parameters<typeof storeFonts>[0] }
  }

  it('are fetched for the next page, but by nobody who saves data', async () => {
    const scope = createScope()
    onTestFinished(scope.end)
    for (const saveData of [false, true]) {
      const { fetched, window } = windowWith(saveData)
      const { texts, store } = memory()
      await storeFonts(window, scope, { local: store, steps$: EMPTY })
      expect([saveData, fetched]).toEqual([saveData, saveData ? [] : ['/a.woff2', '/b.woff2']])
      expect(texts.get('fonts')).toBe(saveData ? undefined : '/a.woff2 /b.woff2')
    }
  })
})
