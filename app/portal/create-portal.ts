import {
  chromeParts,
  createBackToTop,
  createBehavior,
  createLanguageSwitch,
  createMenu,
  createSearchBox,
  createToolbar,
  createTopNews,
  followLinks,
  formatRoute,
  hasTopNews,
  headerSearchTypes,
  hold,
  pageOfSearchType,
  watchFixedHeader,
  watchLogin,
  type BasketModel,
  type Behavior,
  type ChromeParts,
  type Clock,
  type CookieJar,
  type Language,
  type LoginRequest,
  type Navigation,
  type NoticesModel,
  type PageHost,
  type Reader,
  type Route,
  type Scope,
  type SiteChrome,
  type ToolbarGateway,
  type TopNewsGateway,
  type TopNewsModel,
  type Viewport,
} from '@xuekan/core'
import { combineLatest, map } from 'rxjs'
import type { LazyModel } from '../../ui/binding/lazy-model.ts'
import type { Portal } from '../../ui/binding/portal.ts'
import type { SearchHelp } from '../../ui/binding/search-help.ts'
import type { Translate } from '../../ui/locales/translate.ts'
import { builtPages } from '../pages/registry.ts'

export interface PortalPorts {
  readonly clock: Clock
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly viewport: Viewport
  readonly topNews: TopNewsGateway
  readonly tools: ToolbarGateway
}

/** The models that come later, in chunks of their own. */
export interface LaterModels {
  readonly basket: LazyModel<BasketModel>
  readonly searchHelp: LazyModel<SearchHelp>
}

export interface PortalOptions {
  readonly chrome: SiteChrome
  readonly language: Language
  readonly t: Translate
  readonly widgets: Portal['widgets']
  readonly route$: Behavior<Route>
  readonly reader$: Behavior<Reader>
  /** Puts text on the clipboard; false where that is not allowed. */
  readonly copyText: (text: string) => Promise<boolean>
  /** The host of the page. */
  readonly host: PageHost
  /** What comes later may tell of itself, and may need what the search box holds. */
  readonly later: (early: Pick<Portal, 'searchBox'>) => LaterModels
  readonly notices: NoticesModel
}

/** The models of the shared chrome, the same on the server and in the browser. */
export function createPortal(ports: PortalPorts, scope: Scope, options: PortalOptions): Portal {
  const { chrome, language, t, widgets, route$, reader$, host, copyText, later, notices } = options
  const { header, site } = chrome
  const route = route$.value
  const { notify } = notices
  const login = watchLogin(ports, scope, { showLogin: header.showLogin })
  const topNews = createTopNews(ports.topNews, scope, { known: chrome.topNews, reader$, notify })
  const headerFixed$ = watchFixedHeader(ports.viewport, scope, {
    chrome,
    route$,
    topNews$: hasNews(scope, topNews),
  })
  const links$ = followLinks(ports.navigation, scope, { language, host, shown: site })
  const searchBox = createSearchBox(ports.navigation, scope, {
    links$,
    types: headerSearchTypes(header, site.sld).filter((type) => builtPages.has(pageOfSearchType(type))),
    term: route.page === 'search' ? route.query.term : '',
    fixed$: headerFixed$,
    notify,
  })
  const basketOpen$ = createBehavior(false)
  return {
    language,
    chrome,
    t,
    links$,
    builtPages,
    parts$: partsOf(scope, { chrome, route$, login, topNews }),
    widgets,
    menu: createMenu(ports.viewport, scope, { chrome, language, builtPages, route$, fixed$: headerFixed$ }),
    searchBox,
    languageSwitch: createLanguageSwitch(ports, scope, { language, style: header.style }),
    // the pages of errors have no site, and so no shared chrome
    backToTop: createBackToTop(ports, scope, { shared: site.id !== '' }),
    headerFixed$,
    login,
    loginHref: (request) => accountHref(request, language),
    topNews,
    toolbar: createToolbar(ports, scope, {
      known: chrome.toolbar,
      reader$,
      notify,
      openBasket: () => basketOpen$.set(true),
    }),
    notices,
    basketOpen$,
    copyText,
    ...later({ searchBox }),
  }
}

const hasNews = (scope: Scope, { state$ }: TopNewsModel): Behavior<boolean> =>
  hold(scope, state$.changes$.pipe(map(({ news }) => hasTopNews(news))), hasTopNews(state$.value.news))

type Parts = Pick<Portal, 'chrome' | 'login' | 'topNews'> & { readonly route$: Behavior<Route> }

/** Which parts of the layout show, as the rules see what is known (C2.37). */
function partsOf(scope: Scope, { chrome, route$, login, topNews }: Parts): Behavior<ChromeParts> {
  const { channels, footer, header, site } = chrome
  const decide = (): ChromeParts =>
    chromeParts({
      route: route$.value,
      siteId: site.id,
      channels,
      header,
      footer,
      topNews: topNews.state$.value.news,
      loggedIn: login.login$.value.state.kind === 'loggedIn',
    })
  const changes$ = combineLatest([route$.changes$, login.login$.changes$, topNews.state$.changes$])
  return hold(scope, changes$.pipe(map(decide)), decide())
}

/** null for a page that does not exist. */
function accountHref(request: Exclude<LoginRequest, 'logout'>, language: Language): string | null {
  if (!builtPages.has('account')) return null
  return formatRoute({
    page: 'account',
    screen: request === 'personalCentre' ? 'personal' : request,
    language,
  })
}
