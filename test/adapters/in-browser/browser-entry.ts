import { addToBasket } from '@xuekan/core/citation'
import { createScope } from '@xuekan/core/reactive'
import { storage } from '@xuekan/core/site'
import { createFetchTransport } from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import {
  createClipboard,
  createDocumentHead,
  loadBrowserSanitiser,
  createBrowserNavigation,
  createBrowserViewport,
  createBrowserCookieJar,
  createStorageChanges,
  createStoredValue,
  createWebStorage,
  textUnder,
} from '@xuekan/web'

/** What the tests of the adapters reach for in a real page. */
const adapters = {
  scope: createScope(),
  addToBasket,
  storage,
  createClipboard,
  createDocumentHead,
  createBrowserNavigation,
  createBrowserViewport,
  createBrowserCookieJar,
  createWebStorage,
  textUnder,
  createStorageChanges,
  createStoredValue,
  createAxiosTransport,
  createFetchTransport,
  loadBrowserSanitiser,
}

export type BrowserAdapters = typeof adapters

Object.assign(globalThis, { adapters })
