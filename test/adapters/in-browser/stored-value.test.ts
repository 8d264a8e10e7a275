import type { StoredValue } from '@xuekan/core'
import type { Basket, BasketEntry } from '@xuekan/core/citation'
import { asSiteId } from '@xuekan/core/site'
import type { BrowserContext, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BrowserAdapters } from './browser-entry.ts'
import { inBrowser } from './in-browser.ts'

/** What the page holds. */
declare const adapters: BrowserAdapters
declare global {
  var basket: StoredValue<Basket>
  var label: StoredValue<string>
}

const own = inBrowser()

const entryOf = (id: string): BasketEntry => ({
  siteId: asSiteId('26'),
  id,
  title: { zh: '题', en: 'T' },
  source: { zh: '', en: '' },
})

const openValues = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    const { scope, storage, createStorageChanges, createStoredValue, createWebStorage } = adapters
    const [local, session] = [(): Storage => localStorage, (): Storage => sessionStorage]
    globalThis.basket = createStoredValue(scope, createWebStorage(local), storage.batchId, {
      changes$: createStorageChanges(window, local),
    })
    globalThis.label = createStoredValue(scope, createWebStorage(session), storage.selectvalue, {
      changes$: createStorageChanges(window, session),
    })
  })

const add = (tab: Page, id: string): Promise<void> =>
  tab.evaluate((entry) => basket.change((newest) => adapters.addToBasket(newest, entry)), entryOf(id))

const ids = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() => basket.value$.value.items.map(({ id }) => id))

/** Waits until a tab has heard of so many items. */
const hears = (tab: Page, count: number) =>
  tab.waitForFunction((wanted) => basket.value$.value.items.length === wanted, count)

describe('createStoredValue in two tabs', () => {
  let context: BrowserContext
  let [one, two]: readonly [Page, Page] = [] as never
  beforeEach(async () => {
    const opened = await own.openTabs(2)
    context = opened.context
    ;[one, two] = opened.tabs as [Page, Page]
    await Promise.all([openValues(one), openValues(two)])
  })
  afterEach(() => context.close())

  it('shows in each tab what the other puts into the basket [C3.18]', async () => {
    await add(one, '1')
    await hears(two, 1)
    await add(two, '2')
    await hears(one, 2)
    expect([await ids(one), await ids(two)]).toEqual([
      ['1', '2'],
      ['1', '2'],
    ])
  })

  it('still has the basket when a tab is loaded again, and empties it in every tab [C3.18]', async () => {
    await add(one, '1')
    await one.reload()
    await openValues(one)
    expect(await ids(one)).toEqual(['1'])
    await hears(two, 1)
    await two.evaluate(() => localStorage.clear())
    await hears(one, 0)
    expect(await ids(one)).toEqual([])
  })

  it('changes what stands in the store, whether or not it was told of it [C3.18]', async () => {
    const stored = await one.evaluate((entry) => {
      const { storage } = adapters
      const other = adapters.addToBasket(basket.value$.value, entry)
      // the window that writes is told nothing of it
      localStorage.setItem('batchId', storage.batchId.codec.print(other))
      return basket.value$.value.items.length
    }, entryOf('1'))
    expect(stored).toBe(0)
    await add(one, '2')
    expect(await ids(one)).toEqual(['1', '2'])
  })

  it('keeps what belongs to a tab there, also when it is loaded again, and out of the other [C3.19]', async () => {
    await one.evaluate(() => label.change(() => '题名'))
    await one.reload()
    await openValues(one)
    const labels = await Promise.all([one, two].map((tab) => tab.evaluate(() => label.value$.value)))
    expect(labels).toEqual(['题名', ''])
    expect(await two.evaluate(() => sessionStorage.length)).toBe(0)
  })
})

describe('createStorageChanges', () => {
  own.ownPages()

  it('tells the keys of its own storage, and that all may have changed when the page woke up [C3.18]', async () => {
    const heard = await own.page.evaluate(() => {
      const reported: (string | null)[] = []
      const changes$ = adapters.createStorageChanges(window, () => localStorage)
      const listening = changes$.subscribe((key) => reported.push(key))
      dispatchEvent(new StorageEvent('storage', { key: 'batchId', storageArea: localStorage }))
      dispatchEvent(new StorageEvent('storage', { key: 'keywords', storageArea: sessionStorage }))
      dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      listening.unsubscribe()
      dispatchEvent(new StorageEvent('storage', { key: 'batchId1', storageArea: localStorage }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return reported
    })
    expect(heard).toEqual(['batchId', null, null])
  })

  it('tells nothing where storage is denied [C3.18]', async () => {
    const heard = await own.page.evaluate(() => {
      const reported: (string | null)[] = []
      const denied = (): never => {
        throw new DOMException('denied', 'SecurityError')
      }
      adapters.createStorageChanges(window, denied).subscribe((key) => reported.push(key))
      dispatchEvent(new StorageEvent('storage', { key: 'batchId', storageArea: localStorage }))
      return reported
    })
    expect(heard).toEqual([])
  })
})
