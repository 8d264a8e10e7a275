import { combineLatest, map } from 'rxjs'
import { shellVisibility, type ShellVisibility } from '../../domain/shell/shell-visibility.ts'
import { headerSearchTypes } from '../../domain/shell/header-search-types.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import { hasTopNews } from '../../domain/shell/top-news.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { LinkContext } from '../../domain/link/link-context.ts'
import type { PageHost } from '../../domain/link/page-host.ts'
import { routeLinkHere } from '../../domain/link/route-link.ts'
import { returnPath } from '../../domain/member/return-path.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import { typeOfResults } from '../../domain/media/result-route.ts'
import type { PageName, Route } from '../../domain/route/route.ts'
import { pageOfSearchType } from '../../domain/search/page-of-search-type.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CollectionGateway } from '../../ports/collection-gateway.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { NewsGateway } from '../../ports/news-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior, toBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { createBackToTop } from './back-to-top.ts'
import { followLinks } from './follow-links.ts'
import { createJump } from './jump.ts'
import { createLanguageSwitch } from './language-switch.ts'
import { createMenu } from './menu.ts'
import { openEditorialBoard } from './open-editorial-board.ts'
import { createSearchBox } from './search-box.ts'
import { createToolbar } from './toolbar.ts'
import { createTopNews, type TopNewsModel } from './top-news.ts'
import { watchFixedHeader } from './watch-fixed-header.ts'
import type { NoticesModel } from '../notices/notices.ts'
import { watchLogin, type Login, type LoginRequest } from '../session/watch-login.ts'
import type { ShellModel } from './shell-model.ts'

export interface ShellPorts {
  readonly clock: Clock
  readonly collections: Pick<CollectionGateway, 'firstExpert'>
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly viewport: Viewport
  readonly news: Pick<NewsGateway, 'topNews' | 'jumpUrl'>
  readonly sites: Pick<SiteGateway, 'toolbar'>
}

export interface ShellOptions {
  readonly shell: SiteShell
  readonly language: UiLanguage
  /** The pages that can be shown: nothing leads to any other. */
  readonly availablePages: ReadonlySet<PageName>
  readonly route$: Behavior<Route>
  readonly context$: Behavior<RequestContext>
  /** The host of the page. */
  readonly host: PageHost
  readonly notices: NoticesModel
  /** The login that the page came with; absent where the cookies say it. */
  readonly servedLogin?: Login | undefined
}

/** The models of all that stands around a page, the same on a server and in a browser. */
export function createShell(ports: ShellPorts, scope: Scope, options: ShellOptions): ShellModel {
  const { shell, language, availablePages, route$, context$, host, notices } = options
  const { header, site } = shell
  const route = route$.value
  const { notify } = notices
  const login = watchLogin(ports, scope, {
    showLogin: header.showLogin,
    served: options.servedLogin,
  })
  const topNews = createTopNews(ports, scope, { known: shell.topNews, context$, notify })
  const headerFixed$ = watchFixedHeader(ports.viewport, scope, {
    shell,
    route$,
    topNews$: hasNews(scope, topNews),
    opened$: topNews.opened$,
  })
  const links$ = followLinks(ports.navigation, scope, { language, host, shown: site, domains: shell.domains })
  const searchBox = createSearchBox(ports.navigation, scope, {
    links$,
    types: headerSearchTypes(header, site.sld).filter((type) => availablePages.has(pageOfSearchType(type))),
    type: typeOfResults(route),
    term: searched(route),
    fixed$: headerFixed$,
    notify,
  })
  scope.add(route$.value$.subscribe((next) => searchBox.offer(searched(next))))
  const basketOpen$ = createBehavior(false)
  return {
    language,
    shell,
    links$,
    availablePages,
    visibility$: watchVisibility(scope, { shell, route$, login, topNews }),
    menu: createMenu(ports.viewport, scope, {
      shell,
      language,
      availablePages,
      route$,
      fixed$: headerFixed$,
    }),
    openBoard: openEditorialBoard(ports, scope, { context$, links$, notify }),
    searchBox,
    languageSwitch: createLanguageSwitch(ports, scope, { language, style: header.style }),
    // the pages of errors have no site, and so no shared shell
    backToTop: createBackToTop(ports, scope, { shared: site.id !== '' }),
    headerFixed$,
    login,
    loginHref: (request, from) => accountHref(request, from, links$.value, availablePages),
    topNews,
    jump: createJump(ports, scope, { context$, links$, notify }),
    toolbar: createToolbar(ports, scope, {
      known: shell.toolbar,
      context$,
      links$,
      notify,
      openBasket: () => basketOpen$.set(true),
    }),
    notices,
    basketOpen$,
  }
}

/** The term whose results a page shows; '' for any other page. */
const searched = (route: Route): string =>
  typeOfResults(route) !== null && 'query' in route ? route.query.term : ''

const hasNews = (scope: Scope, { state$ }: TopNewsModel): Behavior<boolean> =>
  toBehavior(scope, state$.value$.pipe(map(({ news }) => hasTopNews(news))))

type VisibilityInput = Pick<ShellModel, 'shell' | 'login' | 'topNews'> & { readonly route$: Behavior<Route> }

/** Which parts of the layout show, as the rules see what is known (C2.37). */
function watchVisibility(
  scope: Scope,
  { shell, route$, login, topNews }: VisibilityInput,
): Behavior<ShellVisibility> {
  const { channels, footer, header, site } = shell
  const decide = (): ShellVisibility =>
    shellVisibility({
      route: route$.value,
      siteId: site.id,
      channels,
      header,
      footer,
      topNews: topNews.state$.value.news,
      loggedIn: login.login$.value.state.kind === 'loggedIn',
    })
  const known$ = combineLatest([route$.value$, login.login$.value$, topNews.state$.value$])
  return toBehavior(scope, known$.pipe(map(decide)))
}

/** null for a page that does not exist. */
function accountHref(
  request: Exclude<LoginRequest, 'logout'>,
  from: string,
  links: LinkContext,
  availablePages: ReadonlySet<PageName>,
): string | null {
  if (!availablePages.has(request === 'personalCentre' ? 'personal' : 'account')) return null
  const { language } = links
  if (request === 'personalCentre') return routeLinkHere({ page: 'personal', language }, links)
  const route = parseRoute(from)
  const returnTo = returnPath(route.page === 'account' ? (route.returnTo ?? null) : from)
  const account = { page: 'account', screen: request, language } as const
  return routeLinkHere(returnTo === null ? account : { ...account, returnTo }, links)
}
