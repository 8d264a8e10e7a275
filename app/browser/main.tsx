import {
  isUiLanguage,
  notifyFailure,
  watchCode,
  watchConnection,
  watchPageFailures,
  type Clipboard,
} from '@xuekan/core'
import { minimumFetchDelay } from '@xuekan/core/page'
import { constant, createScope, isSettled, lazy, type Scope, type Stream } from '@xuekan/core/reactive'
import {
  createCurrentPage,
  followAddress,
  formatRoute,
  pageHostOf,
  type CurrentPageModel,
} from '@xuekan/core/route'
import { createShell, holdSiteState, nobodysLogin } from '@xuekan/core/site'
import {
  createBrowserNavigation,
  createBrowserViewport,
  createChunkReload,
  createBrowserConnection,
  createClipboard,
  createSystemClock,
  createBrowserCookieJar,
  sessionKeys,
  createWebStorage,
  textUnder,
} from '@xuekan/web'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { EMPTY, filter, firstValueFrom, from, map, skip, Subject, switchMap } from 'rxjs'
import { availablePages, pages } from '../pages/registry.ts'
import type { OpenedPage } from '../portal/page-definition.ts'
import { assumedViewport } from '../portal/assumed-viewport.ts'
import { parseState, stateElementId } from '../portal/hydration-state.ts'
import { PortalApp } from '../portal/PortalApp.tsx'
import type { Portal } from '../../ui/binding/portal.ts'
import { whenTouched } from '../../ui/binding/when-touched.ts'
import { loadSiteWidgets } from '../../ui/widgets/site-widgets.ts'
import { citeWith, createLaterModels, createLaterNotices, deferred, hasStoredBasket } from './deferred.ts'
import { followHead, followSearches, followSession } from './followers.ts'
import { createRemotePorts } from './remote-ports.ts'
import { Shown } from './Shown.tsx'
import type { Application } from './start.ts'
import { loadWords } from './translate.ts'

/**
 * Takes over the page that the server sent: the same use cases, begun where the server's ended. Without a state that
 * can be read the page stays as it came, which is readable and whose links work. Code that cannot be had leaves
 * nothing behind: the start script asks again.
 */
export const takeOver: Application['takeOver'] = async (committed, rest) => {
  const scope = createScope()
  try {
    return await takeOverIn(scope, committed, rest)
  } catch (failure) {
    scope.end()
    throw failure
  }
}

async function takeOverIn(scope: Scope, committed: () => void, rest: () => Promise<void>): Promise<boolean> {
  const root = document.getElementById('portal')
  const text = document.getElementById(stateElementId)?.textContent
  const language = document.documentElement.lang
  if (root === null || text === undefined || text === null || !isUiLanguage(language)) return false

  const head = parseState(text, [], () => null)
  if (head === null) return false
  const { shell } = head
  const host = head.host ?? pageHostOf(window.location.origin, shell.site)
  const inReadersHand = new Subject<void>()
  const session = createWebStorage(() => window.sessionStorage)
  const navigation = createBrowserNavigation(window, scope, {
    until: firstValueFrom(inReadersHand),
    places: textUnder(session, sessionKeys.scrollPlaces),
  })
  const route$ = followAddress(navigation, scope, {
    site: shell.site,
    hostSiteId: host.siteId,
    language,
    channels: shell.channels,
    availablePages,
  })
  // A fragment, which the server never sees, can name the other language: its page is one of its own.
  const named = route$.value.language ?? language
  if (named !== language && window.location.hash !== '') {
    window.location.replace(formatRoute(route$.value))
    return false
  }

  const clock = createSystemClock()
  const connection = createBrowserConnection(window, scope)
  const reload = createChunkReload({
    clock,
    connection,
    memory: textUnder(session, sessionKeys.chunkReload),
    reload: () => window.location.reload(),
  })
  const notices = createLaterNotices({ clock, connection }, scope)
  const codeFailures = new Subject<void>()
  const codeFailed = (): void => codeFailures.next()
  watchConnection(connection, scope, notices)
  watchCode({ connection, reload: () => window.location.reload() }, scope, {
    notices,
    missing$: codeFailures.pipe(filter(() => !reload())),
  })
  const remote = createRemotePorts({
    load: async () => (await deferred.remote()).openRemoteGateways(),
    codeFailed,
  })
  const context = {
    context: { language, siteId: shell.site.id },
    language,
    shell,
    ports: holdSiteState({ ...remote, clock, minimumDelay: minimumFetchDelay }),
  }

  const load = pages[route$.value.page]
  if (load === undefined) return false
  const [words, { page }, widgets] = await Promise.all([
    loadWords(language, route$.value.page),
    load(),
    loadSiteWidgets(shell),
  ])
  const { t } = words
  const state = parseState(text, page.prose, readProse)
  const served = state !== null && state.route === formatRoute(route$.value) && isSettled(state.page)
  const seed = served ? state.page : null

  await rest()
  const current = createCurrentPage(
    {
      loadKind: (name) => {
        const loadPage = pages[name]
        return loadPage === undefined
          ? EMPTY
          : from(Promise.all([loadPage(), words.load(name)])).pipe(
              map(([chunk]) => chunk.page.kind(context, null)),
            )
      },
      kindFailed: codeFailed,
    },
    scope,
    route$,
    page.kind(context, seed),
  )
  const cookies = createBrowserCookieJar({ secure: window.location.protocol === 'https:' })
  const local = createWebStorage(() => window.localStorage)
  const clipboard = createClipboard(window)
  const context$ = constant(context.context)
  const viewport = createBrowserViewport(window, scope, assumedViewport)
  await rest()
  const shellModel = createShell({ clock, navigation, cookies, viewport, ...remote }, scope, {
    shell,
    language,
    availablePages,
    route$,
    context$,
    host,
    notices,
    servedLogin: head.login ?? nobodysLogin(shell.header.showLogin),
  })
  await rest()
  const presence = lazy(() =>
    deferred.presence().then(({ watchPresenceIn }) => watchPresenceIn(clock, navigation, shellModel, scope)),
  )
  const later = createLaterModels(
    {
      clock,
      clipboard,
      navigation,
      local,
      session,
      remote,
      language,
      context: context.context,
      offersConditions: shell.header.showSearchOptions,
      opened: navigation.address.value,
      notify: notices.notify,
      box: shellModel,
      presence,
      codeFailed,
      loadWords: words.loadAlso,
    },
    scope,
  )
  const portal = {
    ...shellModel,
    t,
    widgets,
    cite: citeWith({ articles: remote.articles, clipboard, notify: notices.notify }, language),
    copyText: copyWith(clipboard),
    savePng: saveWith(codeFailed),
    ...later,
  }
  followSession(
    {
      clock,
      cookies,
      navigation,
      notify: notices.notify,
      session: remote.session,
      context$,
      availablePages,
      login: shellModel.login,
      expired$: remote.expired$,
      chunk: deferred.session,
      codeFailed,
    },
    scope,
  )

  const shown = (): void => {
    for (const failure of shell.missing) notifyFailure(notices.notify, failure)
    watchPageFailures(current.page$, scope, notices.notify)
    const searched = { session, navigation, links$: portal.links$, page$: current.page$ }
    followSearches({ ...searched, chunk: deferred.searches }, scope)
    if (hasStoredBasket(local, session)) portal.basket.want()
    if (portal.login.login$.value.state.kind === 'loggedIn')
      // without its code a session that has ended shows with the next call
      presence().catch(() => undefined)
    const tab = { session, shell, language, host: window.location.host, topNews: portal.topNews, route$ }
    void deferred.tab().then(
      ({ storeTab, storeFonts }) => {
        storeTab(tab, scope)
        void storeFonts(window, scope, { local, steps$: laterPages(current) })
      },
      // nothing of this page needs it; the carousel begins again with every page that is loaded
      () => undefined,
    )
  }

  const inHand = (): void => {
    committed()
    inReadersHand.next()
    viewport.follow()
    shellModel.login.look()
  }
  const isShown = new Promise<void>((done) => {
    const onShown = (): void => {
      shown()
      done()
    }
    const app = (
      <Shown onCommitted={inHand} onShown={onShown}>
        <PortalApp portal={portal} navigation={navigation} current={current} />
      </Shown>
    )
    // as a transition it makes room for whatever the reader does meanwhile
    startTransition(() => {
      if (seed === null) createRoot(root).render(app)
      else hydrateRoot(root, app)
    })
  })
  followHead({ shell, host, language, t, isServed: seed !== null, chunk: deferred.head }, scope, current)
  scope.add(
    whenTouched(['pointermove', 'pointerdown', 'focusin'], () =>
      [remote, notices].forEach((each) => each.prepare()),
    ),
  )
  await isShown
  await rest()
  return true
}

/** Emits when another page than the first is there to be shown. */
const laterPages = (current: CurrentPageModel<OpenedPage>): Stream<unknown> =>
  current.page$.value$.pipe(
    switchMap(({ opened }) => opened.state$.value$.pipe(filter(isSettled))),
    skip(1),
  )

const copyWith =
  (clipboard: Clipboard) =>
  (text: string): Promise<boolean> =>
    new Promise((done) => void clipboard.write(text).subscribe(done))

const saveWith =
  (codeFailed: () => void): Portal['savePng'] =>
  async (picture) => {
    const chunk = await deferred.savePng().catch(codeFailed)
    return chunk?.savePng(window, picture) ?? false
  }

/** The inner HTML of the element that shows a prose. It is the server's own page, sanitised before it was sent. */
const readProse = (key: string): string | null =>
  document.querySelector(`[data-prose="${key}"]`)?.innerHTML ?? null
