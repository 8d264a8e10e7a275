import { addToBasket } from '@xuekan/core/citation'
import { createScope } from '@xuekan/core/reactive'
import { storage } from '@xuekan/core/site'
import { createFetchTransport } from '@xuekan/rc-pub'
import { createClipboard } from '../../../adapters/browser/clipboard.ts'
import { createDocumentHead } from '../../../adapters/browser/document-head.ts'
import { loadBrowserSanitiser } from '../../../adapters/browser/dompurify-sanitiser.ts'
import { createBrowserNavigation } from '../../../adapters/browser/navigation.ts'
import { createBrowserViewport } from '../../../adapters/browser/viewport.ts'
import { createAxiosTransport } from '../../../adapters/http/transports/axios-transport.ts'
import { createBrowserCookieJar } from '../../../adapters/storage/browser-cookie-jar.ts'
import { createStorageChanges } from '../../../adapters/storage/storage-changes.ts'
import { createStoredValue } from '../../../adapters/storage/stored-value.ts'
import { createWebStorage } from '../../../adapters/storage/web-storage.ts'

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
  createStorageChanges,
  createStoredValue,
  createAxiosTransport,
  createFetchTransport,
  loadBrowserSanitiser,
}

export type BrowserAdapters = typeof adapters

Object.assign(globalThis, { adapters })
