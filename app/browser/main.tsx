import {
  createCurrentPage,
  createScope,
  followAddress,
  formatRoute,
  isLanguage,
  isSettled,
  minimumFetchDelay,
  rememberSearch,
  type Cipher,
} from '@xuekan/core'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { EMPTY, from, map } from 'rxjs'
import { createBrowserNavigation } from '../../adapters/browser/navigation.ts'
import { createBrowserViewport } from '../../adapters/browser/viewport.ts'
import { createChunkReload } from '../../adapters/browser/chunk-reload.ts'
import { createClipboard } from '../../adapters/browser/clipboard.ts'
import { createSystemClock } from '../../adapters/clock/system-clock.ts'
import { createBrowserCookieJar } from '../../adapters/storage/browser-cookie-jar.ts'
import { createStoredSearchMemory } from '../../adapters/storage/search-memory.ts'
import { sessionKeys } from '../../adapters/storage/storage-keys.ts'
import { createWebStorage } from '../../adapters/storage/web-storage.ts'
import { builtPages, pages } from '../pages/registry.ts'
import { createPortal } from '../portal/create-portal.ts'
import { parseState, stateElementId } from '../portal/hydration-state.ts'
import { loadTranslate } from './translate.ts'
import { PortalApp } from '../portal/PortalApp.tsx'
import { followHead } from './follow-head.ts'
import { createRemotePorts } from './remote-ports.ts'
import { Shown } from './Shown.tsx'

/**
 * Takes over the page that the server sent: the same use cases, begun where the server's ended. Without a state that
 * can be read the page stays as it came, which is readable and whose links work.
 */
async function start(): Promise<void> {
  const root = document.getElementById('portal')
  const text = document.getElementById(stateElementId)?.textContent
  const language = document.documentElement.lang
  if (root === null || text === undefined || text === null || !isLanguage(language)) return

  const head = parseState(text, [], () => null)
  if (head === null) return
  const { chrome } = head
  const scope = createScope()
  const navigation = createBrowserNavigation(window, scope)
  const route$ = followAddress(navigation, scope, {
    site: chrome.site,
    language,
    channels: chrome.channels,
    builtPages,
  })
  // A fragment, which the server never sees, can name the other language: its page is one of its own.
  const named = route$.value.language ?? language
  if (named !== language && window.location.hash !== '')
    return window.location.replace(formatRoute(route$.value))

  const clock = createSystemClock()
  const session = createWebStorage(() => window.sessionStorage)
  const reload = createChunkReload({
    clock,
    memory: {
      read: () => session.read(sessionKeys.chunkReload),
      write: (value) => session.write(sessionKeys.chunkReload, value),
    },
    reload: () => window.location.reload(),
  })
  const remote = createRemotePorts(
    () => import('./remote-container.ts').then((chunk) => chunk.openRemoteGateways()),
    reload,
  )
  const context = {
    reader: { language, siteId: chrome.site.id },
    language,
    chrome,
    ports: { ...remote, clock, minimumDelay: minimumFetchDelay },
  }

  const load = pages[route$.value.page]
  if (load === undefined) return
  const [t, { page }] = await Promise.all([loadTranslate(language), load()])
  const state = parseState(text, page.prose, readProse)
  const served = state !== null && state.route === formatRoute(route$.value) && isSettled(state.page)
  const seed = served ? state.page : null

  const current = createCurrentPage(
    {
      loadKind: (name) => {
        const loadPage = pages[name]
        return loadPage === undefined
          ? EMPTY
          : from(loadPage()).pipe(map((chunk) => chunk.page.kind(context, null)))
      },
      kindFailed: reload,
    },
    scope,
    route$,
    page.kind(context, seed),
  )
  const cookies = createBrowserCookieJar({ secure: window.location.protocol === 'https:' })
  const portal = createPortal(
    { clock, navigation, cookies, viewport: createBrowserViewport(window, scope) },
    scope,
    { chrome, language, t, route$, origin: window.location.origin, copyText },
  )

  const searches = createStoredSearchMemory(session, loadCipher)
  const shown = (): void =>
    rememberSearch(searches, scope, { page$: current.page$, searchBox: portal.searchBox })

  const app = (
    <Shown onShown={shown}>
      <PortalApp portal={portal} navigation={navigation} current={current} />
    </Shown>
  )
  if (seed === null) createRoot(root).render(app)
  else hydrateRoot(root, app)
  followHead({ chrome, language, t, isServed: seed !== null }, scope, current)
  document.addEventListener('pointerover', remote.prepare, { once: true, passive: true })
  document.addEventListener('focusin', remote.prepare, { once: true, passive: true })
}

const copyText = (text: string): Promise<boolean> =>
  new Promise((done) => void createClipboard(window).write(text).subscribe(done))

/** A chunk of its own: a first visit has nothing to encrypt. */
const loadCipher = async (): Promise<Cipher> =>
  (await import('../../adapters/browser/cipher.ts')).createAesCipher()

/** The inner HTML of the element that shows a prose. It is the server's own page, sanitised before it was sent. */
const readProse = (key: string): string | null =>
  document.querySelector(`[data-prose="${key}"]`)?.innerHTML ?? null

void start()
