import {
  failureAddress,
  isUiLanguage,
  lostVisit,
  resolveLanguage,
  siteFailureRoute,
  type Clock,
  type CookieJar,
  type LostVisit,
  type LostVisitInput,
  type UiLanguage,
  type PagePorts,
  type PageTiming,
  type SiteAddress,
} from '@xuekan/core'
import { constant, createScope } from '@xuekan/core/reactive'
import {
  resolveRoute,
  formatRoute,
  headOf,
  isPageWithoutSite,
  pageHostOf,
  parseRoute,
  printSignposts,
  redirectOf,
  signpostsOf,
  siteOfContent,
  siteOfRoute,
  unknownRoute,
  type HeadInput,
  type PageHost,
  type Route,
} from '@xuekan/core/route'
import {
  bareShell,
  createShell,
  dismissedTexts,
  siteInAddress,
  sitesOfHost,
  storage,
  type LanguagePreference,
  type OpenSitePorts,
  type Site,
  type SiteId,
} from '@xuekan/core/site'
import { renderToString } from 'react-dom/server'
import { firstValueFrom, from, map, merge, ReplaySubject } from 'rxjs'
import type { PageAnswer, PageRequest, RenderPage } from '../../server/host/page-answer.ts'
import type { ListedSite } from '../../server/rc-pub/store/list-sites.ts'
import { loadSiteWidgets } from '../../ui/widgets/site-widgets.ts'
import { rootClassOf } from '../../ui/theme/root-class.ts'
import { availablePages, pages } from '../pages/registry.ts'
import { noModels } from '../../ui/binding/lazy-model.ts'
import { printState } from '../portal/hydration-state.ts'
import { PortalApp } from '../portal/PortalApp.tsx'
import type { Translate } from '../../ui/locales/translate.ts'
import type { AssetsOf } from './assets.ts'
import { hasCustomCss } from './custom-css.ts'
import { printDocument } from './document.ts'
import { takeEarlyPicture } from './early-picture.ts'
import { createRequestNavigation, requestViewport, noHands, noopNotices, unasked } from './request-ports.ts'
import type { SiteCache, TimelySite } from './site-cache.ts'
import { answerInPlaceOf } from './answer-in-place.ts'
import { articleIn, loginIn, otherHost, sitesShown, statusOf } from './page-facts.ts'
import { optionalWithin, standardDeadline, type Deadlines } from './timely-ports.ts'

/** What one request brings with it: its own ports, from a container of its own. */
export interface RequestPorts {
  readonly pages: PagePorts & PageTiming
  readonly site: OpenSitePorts
  readonly cookies: CookieJar
  readonly clock: Clock
}

export interface RendererOptions {
  /** Hosts whose subdomains are sites. */
  readonly baseHosts: readonly string[]
  readonly translate: (language: UiLanguage) => Promise<Translate>
  readonly openRequest: (request: PageRequest) => RequestPorts
  readonly sites: SiteCache
  readonly assetsOf: AssetsOf
  /** Addresses of the stylesheets that a site has of its own (C3.4). */
  readonly customCssOf: (siteId: string) => Promise<readonly string[]>
  /** Address of the stylesheet of a site whose colours are not its preset's (C7.10); null for none. */
  readonly themeOf: (site: Pick<Site, 'id' | 'themeId'>) => Promise<string | null>
  /** The sites that /errorPage names. */
  readonly listedSites: readonly ListedSite[]
  /** Milliseconds that a page may take, whatever it waits for. */
  readonly deadline?: number
}

/** A page does not wait longer for the colours of its site, in milliseconds. */
const themeDeadline = 1_000

/** Renders the page of one request; nothing of it outlives the request. */
export function createRenderer(options: RendererOptions): RenderPage {
  const { deadline = standardDeadline } = options
  return async (request) => {
    const ports = options.openRequest(request)
    const whole$ = new ReplaySubject<void>(1)
    const timer = ports.clock.after(deadline).subscribe(whole$)
    try {
      const optional$ = ports.clock.after(optionalWithin(deadline))
      return await answerRequest(request, ports, { whole$, optional$ }, options)
    } finally {
      timer.unsubscribe()
    }
  }
}

async function answerRequest(
  request: PageRequest,
  ports: RequestPorts,
  deadlines: Deadlines,
  options: RendererOptions,
): Promise<PageAnswer> {
  const { sites, baseHosts } = options
  const location = redirectOf(request.address)
  if (location !== null) return { kind: 'redirect', status: 302, location }
  const requested = parseRoute(request.address)
  const origin = `${request.protocol}://${request.host}`
  const preference: LanguagePreference = {
    fromAddress: requested.language,
    fromCookie: readLanguage(ports.cookies.read('language')),
  }
  if (isPageWithoutSite(requested)) {
    const language = resolveLanguage({ ...preference, siteDefault: null })
    const host = pageHostOf(origin, bareShell.site, baseHosts)
    const lost =
      requested.page === 'error'
        ? await findLostVisit(request, { host, language }, ports, deadlines, options)
        : null
    const outside = { shell: bareShell, language, host, route: requested, isLacking: false, lost }
    return renderPage(request, ports, outside, deadlines, options)
  }

  const open = (address: SiteAddress | readonly SiteAddress[]) =>
    sites.open(ports.site, address, preference, deadlines)
  const own = await open(addressOf(request, baseHosts))
  if (!own.ok) {
    const language = resolveLanguage({ ...preference, siteDefault: null })
    const failure = siteFailureRoute(own.error, language)
    return { kind: 'redirect', status: 302, location: failureAddress(failure, request.address) }
  }
  const named = siteOfRoute(requested, own.value.shell.site)
  const other = named === null ? own : await open(named)
  const opened = other.ok ? other.value : own.value
  const route: Route = other.ok
    ? resolveRoute(requested, { channels: opened.shell.channels, availablePages }, request.address)
    : unknownRoute(request.address, preference.fromAddress)
  const atHost =
    siteInAddress(request.address) === null ? own : await open(sitesOfHost(request.host, baseHosts))
  const host = pageHostOf(origin, atHost.ok ? atHost.value.shell.site : bareShell.site, baseHosts)
  return renderPage(request, ports, { ...opened, host, route }, deadlines, options)
}

/** Looks for the site once more: it may be there by now, and no page waits long for that. */
async function findLostVisit(
  request: PageRequest,
  shown: Pick<LostVisitInput, 'host' | 'language'>,
  { site, cookies }: RequestPorts,
  { whole$, optional$ }: Deadlines,
  { sites, listedSites, baseHosts }: RendererOptions,
): Promise<LostVisit> {
  const preference = { fromAddress: null, fromCookie: readLanguage(cookies.read('language')) }
  const soon = { whole$: merge(whole$, optional$), optional$ }
  const found = await sites.open(site, sitesOfHost(request.host, baseHosts), preference, soon)
  return lostVisit({ ...shown, address: request.address, found, sites: listedSites })
}

/** A site named in the query wins over the host (C1.1). */
const addressOf = (
  request: PageRequest,
  baseHosts: readonly string[],
): SiteAddress | readonly SiteAddress[] =>
  siteInAddress(request.address) ?? sitesOfHost(request.host, baseHosts)

const readLanguage = (raw: string): UiLanguage | null => (isUiLanguage(raw) ? raw : null)

/** A page to be rendered: its site, and the host that it is read on. */
interface OpenedPage extends TimelySite {
  readonly host: PageHost
  readonly route: Route
  readonly lost?: LostVisit | null
}

async function renderPage(
  request: PageRequest,
  ports: RequestPorts,
  { shell, language, host, route, isLacking, lost = null }: OpenedPage,
  deadlines: Deadlines,
  { assetsOf, customCssOf, sites, themeOf, translate }: RendererOptions,
): Promise<PageAnswer> {
  const scope = createScope()
  try {
    const load = pages[route.page]
    if (load === undefined) throw new Error(`No page is built for ${route.page}`)
    const { page } = await load()
    const context = { language, siteId: shell.site.id }
    const theme = firstValueFrom(
      merge(from(themeOf(shell.site)), ports.clock.after(themeDeadline).pipe(map(() => null))),
    )
    const pageContext = {
      context,
      language,
      shell,
      ports: ports.pages,
      ...(lost === null ? {} : { lost }),
      ...(request.submitted === undefined ? {} : { submitted: request.submitted }),
    }
    const { whole$, optional$ } = deadlines
    /** What came in time; null for what is left out. */
    const inTime = <T,>(coming: Promise<T>): Promise<T | null> =>
      firstValueFrom(merge(from(coming), optional$.pipe(map(() => null))))
    const customCssComing = hasCustomCss(shell) ? inTime(customCssOf(shell.site.id)) : Promise.resolve([])
    // awaited further down, where its failure counts
    customCssComing.catch(() => undefined)
    const opened = await page.settle(pageContext, scope, route, whole$)
    const state = opened.state$.value
    const inPlace = answerInPlaceOf({ route, state, language, address: request.address })
    if (inPlace !== null) return inPlace
    const current = { page$: constant({ route, opened }), loading$: constant(false) }
    const navigation = createRequestNavigation(request.address)
    const [t, widgets] = await Promise.all([translate(language), loadSiteWidgets(shell)])
    const shellModel = createShell({ ...ports, ...unasked, navigation, viewport: requestViewport }, scope, {
      shell,
      language,
      availablePages,
      route$: constant(route),
      context$: constant(context),
      host,
      notices: noopNotices,
    })
    const portal = { ...shellModel, t, widgets, ...noHands, ...noModels }
    const drawn = renderToString(<PortalApp portal={portal} navigation={navigation} current={current} />)
    const head = opened.head(t)
    const siteById = async (siteId: SiteId): Promise<Site | null> => {
      const preference = { fromAddress: language, fromCookie: null }
      const found = await sites.open(ports.site, { siteId }, preference, deadlines)
      return found.ok ? found.value.shell.site : null
    }
    const contentSite = siteOfContent(head.content) ?? shell.site.id
    const assets = assetsOf(route.page, language, shell)
    const customCss = await customCssComing
    const headInput: HeadInput = {
      shell,
      route,
      language,
      origin: host.origin,
      host,
      contentSite: contentSite === shell.site.id ? null : await siteById(contentSite),
      ...head,
    }
    const html = printDocument({
      head: headOf(headInput),
      dismissed: {
        name: storage.topBanner.name,
        stored: dismissedTexts(
          shell.site.id,
          (shell.topNews ?? []).map(({ id }) => id),
        ),
      },
      rootClass: rootClassOf(shell.site),
      ...takeEarlyPicture(drawn),
      state: printState(
        {
          version: 1,
          language,
          ...otherHost(host, shell.site),
          shell,
          route: formatRoute(route),
          page: state,
          ...loginIn(shellModel),
        },
        page.prose,
      ),
      assets: { ...assets, styles: [...assets.styles, ...listed(await theme), ...(customCss ?? [])] },
      iconUrl: shell.header.iconUrl,
    })
    const status = statusOf(route, state)
    const visit = status === 200 ? { siteId: shell.site.id, articleId: articleIn(head)?.id ?? null } : null
    const whole = !isLacking && customCss !== null
    const shared = whole && (status === 200 || status === 404 || status === 410)
    const links = printSignposts(signpostsOf(headInput))
    return {
      kind: 'page',
      status,
      language,
      html,
      links,
      sites: sitesShown(shell.site, state),
      shared,
      visit,
    }
  } finally {
    scope.end()
  }
}

const listed = (address: string | null): readonly string[] => (address === null ? [] : [address])
