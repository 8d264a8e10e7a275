import { combineLatest, map } from 'rxjs'
import { chromeParts, type ChromeParts } from '../../domain/chrome/chrome-parts.ts'
import { headerSearchTypes } from '../../domain/chrome/header-search-types.ts'
import type { SiteChrome } from '../../domain/chrome/site-chrome.ts'
import { hasTopNews } from '../../domain/chrome/top-news.ts'
import type { Language } from '../../domain/language/language.ts'
import type { PageHost } from '../../domain/link/page-host.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { PageName, Route } from '../../domain/route/route.ts'
import { pageOfSearchType } from '../../domain/search/page-of-search-type.ts'
import type { Reader } from '../../ports/answer.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { ToolbarGateway } from '../../ports/toolbar-gateway.ts'
import type { TopNewsGateway } from '../../ports/top-news-gateway.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior, hold, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { createBackToTop } from '../chrome/back-to-top.ts'
import { followLinks } from '../chrome/follow-links.ts'
import { createLanguageSwitch } from '../chrome/language-switch.ts'
import { createMenu } from '../chrome/menu.ts'
import { createSearchBox } from '../chrome/search-box.ts'
import { createToolbar } from '../chrome/toolbar.ts'
import { createTopNews, type TopNewsModel } from '../chrome/top-news.ts'
import { watchFixedHeader } from '../chrome/watch-fixed-header.ts'
import type { NoticesModel } from '../notices/notices.ts'
import { watchLogin, type LoginRequest } from '../session/watch-login.ts'
import type { ShellModel } from './shell-model.ts'

export interface ShellPorts {
  readonly clock: Clock
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly viewport: Viewport
  readonly topNews: TopNewsGateway
  readonly tools: ToolbarGateway
}

export interface ShellOptions {
  readonly chrome: SiteChrome
  readonly language: Language
  /** The pages that can be shown: nothing leads to any other. */
  readonly builtPages: ReadonlySet<PageName>
  readonly route$: Behavior<Route>
  readonly reader$: Behavior<Reader>
  /** The host of the page. */
  readonly host: PageHost
  readonly notices: NoticesModel
}

/** The models of all that stands around a page, the same on a server and in a browser. */
export function createShell(ports: ShellPorts, scope: Scope, options: ShellOptions): ShellModel {
  const { chrome, language, builtPages, route$, reader$, host, notices } = options
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
    links$,
    builtPages,
    parts$: partsOf(scope, { chrome, route$, login, topNews }),
    menu: createMenu(ports.viewport, scope, { chrome, language, builtPages, route$, fixed$: headerFixed$ }),
    searchBox,
    languageSwitch: createLanguageSwitch(ports, scope, { language, style: header.style }),
    // the pages of errors have no site, and so no shared chrome
    backToTop: createBackToTop(ports, scope, { shared: site.id !== '' }),
    headerFixed$,
    login,
    loginHref: (request) => accountHref(request, language, builtPages),
    topNews,
    toolbar: createToolbar(ports, scope, {
      known: chrome.toolbar,
      reader$,
      notify,
      openBasket: () => basketOpen$.set(true),
    }),
    notices,
    basketOpen$,
  }
}

const hasNews = (scope: Scope, { state$ }: TopNewsModel): Behavior<boolean> =>
  hold(scope, state$.changes$.pipe(map(({ news }) => hasTopNews(news))), hasTopNews(state$.value.news))

type Parts = Pick<ShellModel, 'chrome' | 'login' | 'topNews'> & { readonly route$: Behavior<Route> }

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
function accountHref(
  request: Exclude<LoginRequest, 'logout'>,
  language: Language,
  builtPages: ReadonlySet<PageName>,
): string | null {
  if (!builtPages.has('account')) return null
  return formatRoute({
    page: 'account',
    screen: request === 'personalCentre' ? 'personal' : request,
    language,
  })
}
