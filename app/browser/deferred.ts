import type {
  Clipboard,
  Clock,
  Connection,
  Gateways,
  UiLanguage,
  Navigation,
  Notice,
  NoticeAction,
  NoticesModel,
  Notify,
  RequestContext,
} from '@xuekan/core'
import type { TheatreModel } from '@xuekan/core/page'
import type { CitePorts } from '@xuekan/core/citation'
import { createBehavior, lazy, type Scope } from '@xuekan/core/reactive'
import type { SearchHelp } from '@xuekan/core/search'
import { localKeys, sessionKeys, type TextStore } from '@xuekan/web'
import { Subject } from 'rxjs'
import { createLazyModel, type LazyModel } from '../../ui/binding/lazy-model.ts'
import { lookWords, theatreWords } from '../../ui/locales/page-words.ts'
import type { GatheringModel } from '../../ui/binding/gathering.ts'
import type { Words } from './translate.ts'
import type { OpenToggle, Portal } from '../../ui/binding/portal.ts'
import type { Presence, SwitchPorts } from './deferred/presence.ts'

/**
 * What the browser fetches only when it is wanted, each in a chunk of its own that is fetched once. After a
 * failure it is asked for again, which a browser may answer from memory: then a new page has it (`createChunkReload`). The
 * page that the server sent needs none of it.
 */
export const deferred = {
  /** With the first item, or when it is opened. */
  basket: lazy(() => import('./deferred/basket.ts')),
  /** When the reader turns to a citation. */
  cite: lazy(() => import('./deferred/cite.ts')),
  /** When a member reads an article. */
  favourite: lazy(() => import('./deferred/favourite.ts')),
  /** When a member opens the page of an author, a keyword or a section. */
  follow: lazy(() => import('./deferred/follow.ts')),
  /** With the first step to another page. */
  head: lazy(() => import('./deferred/head.ts')),
  /** When the reader changes how texts look. */
  look: lazy(() => import('./deferred/look.ts')),
  /** With the first message, or with the first sign of a reader: without a network it could not be had. */
  notices: lazy(() => import('./deferred/notices.ts')),
  /** When a film or a sound is shown. */
  playback: lazy(() => import('./deferred/playback.ts')),
  /** When an article is shown. */
  stopped: lazy(() => import('./deferred/stopped.ts')),
  /** When a page is shown to a member. */
  presence: lazy(() => import('./deferred/presence.ts')),
  /** When the reader saves a picture in another form. */
  savePng: lazy(() => import('./deferred/save-png.ts')),
  /** With the first call to rc-pub, or with the first sign of a reader. */
  remote: lazy(() => import('./remote-container.ts')),
  /** When the reader turns to the search box. */
  searchHelp: lazy(() => import('./deferred/search-help.ts')),
  /** With the first search of this tab. */
  searches: lazy(() => import('./deferred/searches.ts')),
  /** With credentials in the address, a logout, or an answer that says that the session has ended. */
  session: lazy(async () => {
    const { createSession } = await import('@xuekan/core/member')
    return { createSession }
  }),
  /** With the first figure that is enlarged. */
  theatre: lazy(() => import('./deferred/theatre.ts')),
  /** Once the page is shown. */
  tab: lazy(() => import('./deferred/tab.ts')),
} as const

interface LaterModelsOptions {
  readonly clock: Clock
  readonly clipboard: Clipboard
  readonly navigation: Navigation
  readonly local: TextStore
  readonly session: TextStore
  readonly remote: Pick<Gateways, 'articles' | 'citations' | 'search' | 'favourites' | 'subscriptions'>
  readonly language: UiLanguage
  readonly context: RequestContext
  readonly offersConditions: boolean
  /** The address that the page was opened with. */
  readonly opened: string
  readonly notify: Notify
  readonly box: Pick<Portal, 'searchBox' | 'links$'>
  /** Begins to watch whether a member is still logged in. */
  readonly presence: () => Promise<Presence>
  readonly codeFailed: () => void
  readonly loadWords: Words['loadAlso']
}

interface LaterModels extends Pick<Portal, 'favourite' | 'follow'> {
  readonly basket: LazyModel<GatheringModel>
  readonly searchHelp: LazyModel<SearchHelp>
  readonly theatre: LazyModel<TheatreModel>
  readonly look: Portal['look']
  readonly playback: Portal['playback']
  readonly stopped: Portal['stopped']
}

/** The models whose code comes when they are wanted. */
export const createLaterModels = (
  { remote, codeFailed, ...options }: LaterModelsOptions,
  scope: Scope,
): LaterModels => ({
  ...togglesWith({ ...options, remote }),
  basket: createLazyModel(
    () =>
      deferred
        .basket()
        .then(({ openBasketModel }) =>
          openBasketModel({ ...options, citations: remote.citations, search: remote.search }, scope),
        ),
    codeFailed,
  ),
  searchHelp: createLazyModel(
    () =>
      deferred.searchHelp().then(({ openSearchHelp }) =>
        openSearchHelp(
          {
            ...options,
            searchBox: options.box.searchBox,
            links$: options.box.links$,
            search: remote.search,
          },
          scope,
        ),
      ),
    // the box works without it
    () => undefined,
  ),
  theatre: createLazyModel(
    () =>
      Promise.all([deferred.theatre(), options.loadWords(theatreWords)]).then(([{ createTheatre }]) =>
        createTheatre({ ...options, articles: remote.articles }, scope, options),
      ),
    codeFailed,
  ),
  look: openedOnce(
    () =>
      Promise.all([deferred.look(), options.loadWords(lookWords)]).then(([{ openLook }]) =>
        openLook(window, options.local, scope),
      ),
    codeFailed,
  ),
  playback: openedOnce(
    () => deferred.playback().then(({ openPlayback }) => openPlayback(window, options.local, scope)),
    // it plays without it
    () => undefined,
  ),
  stopped: openedOnce(
    () => deferred.stopped().then(({ openStopped }) => openStopped(window, options.local, scope)),
    // a page reads without it
    () => undefined,
  ),
})

/** Whether this browser keeps a basket that is to be counted at once, or this tab hits that are chosen for it. */
export const hasStoredBasket = (local: TextStore, session: TextStore): boolean =>
  local.read(localKeys.basket) !== null || session.read(sessionKeys.selectedHits) !== null

interface LaterNotices extends NoticesModel {
  /** Fetches the code ahead of the first message: without a network it could not be had. */
  readonly prepare: () => void
}

interface NoticePorts {
  readonly clock: Clock
  readonly connection: Connection
}

/**
 * The notices of a page that has nothing to tell yet: their code comes with the first message, which waits for it. From then
 * on forms are held back that could not be sent.
 */
export function createLaterNotices(ports: NoticePorts, scope: Scope): LaterNotices {
  const notices = createBehavior<readonly Notice[]>([])
  const actions = new Subject<NoticeAction>()
  const load = async (): Promise<NoticesModel> => {
    const { openNotices } = await deferred.notices()
    const model = openNotices(ports, scope)
    scope.add(model.notices$.value$.subscribe(notices.set))
    scope.add(model.actions$.subscribe((action) => actions.next(action)))
    return model
  }
  // what could not be fetched cannot be told either
  const later = createLazyModel(load, () => undefined)
  return {
    notices$: notices,
    actions$: actions,
    notify: (...parameters) => later.use(({ notify }) => notify(...parameters)),
    dismiss: (id) => later.use(({ dismiss }) => dismiss(id)),
    withdraw: (message) => later.model$.value?.withdraw(message),
    act: (id) => later.use(({ act }) => act(id)),
    hold: (id, by) => later.use(({ hold }) => hold(id, by)),
    release: (id, by) => later.use(({ release }) => release(id, by)),
    prepare: later.want,
  }
}

/** Opens the citations of an article; where their code cannot be had the link is followed. */
export const citeWith =
  (ports: CitePorts, language: UiLanguage): Portal['cite'] =>
  async (article) => {
    const chunk = await deferred.cite().catch(() => null)
    return chunk?.openCite(ports, article, { language, origin: window.location.origin }) ?? null
  }

interface ToggleChunk<T> {
  readonly open: (options: SwitchPorts, thing: T, here: Presence) => OpenToggle
}

/** Opens what a member has switched on: where the code of it cannot be had, its form is sent. */
function togglesWith(
  options: SwitchPorts & Pick<LaterModelsOptions, 'presence'>,
): Pick<Portal, 'favourite' | 'follow'> {
  const openWith =
    <T>(chunk: () => Promise<ToggleChunk<T>>) =>
    (thing: T): Promise<OpenToggle | null> =>
      Promise.all([chunk(), options.presence()]).then(
        ([{ open }, here]) => open(options, thing, here),
        () => null,
      )
  return { favourite: openWith(deferred.favourite), follow: openWith(deferred.follow) }
}

/** Opens something once, and again where its code could not be had: there is null then. */
function openedOnce<T>(open: () => Promise<T>, failed: () => void): () => Promise<T | null> {
  const opened = lazy(open)
  return () =>
    opened().catch(() => {
      failed()
      return null
    })
}
