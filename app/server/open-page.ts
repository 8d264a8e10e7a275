import {
  failureAddress,
  isUiLanguage,
  lostVisit,
  resolveLanguage,
  siteFailureRoute,
  type LostVisit,
  type LostVisitInput,
  type SiteAddress,
  type UiLanguage,
} from '@xuekan/core'
import { jumpOf } from '@xuekan/core/menu'
import {
  resolveRoute,
  isPageWithoutSite,
  pageHostOf,
  parseRoute,
  redirectOf,
  siteOfRoute,
  unknownRoute,
  type PageHost,
  type Route,
} from '@xuekan/core/route'
import { bareShell, siteInAddress, sitesOfHost, type LanguagePreference } from '@xuekan/core/site'
import { merge } from 'rxjs'
import type { PageAnswer, PageRequest } from '../../server/host/page-answer.ts'
import type { ListedSite } from '../../server/rc-pub/store/list-sites.ts'
import { availablePages } from '../pages/registry.ts'
import type { RequestPorts } from './ports-of-request.ts'
import type { SiteCache, TimelySite } from './site-cache.ts'
import type { Deadlines } from './timely-ports.ts'

export interface OpenPageOptions {
  /** Hosts whose subdomains are sites. */
  readonly baseHosts: readonly string[]
  readonly sites: SiteCache
  /** The sites that /errorPage names. */
  readonly listedSites: readonly ListedSite[]
}

/** A page to be rendered: its site, and the host that it is read on. */
export interface OpenedPage extends TimelySite {
  readonly kind: 'opened'
  readonly host: PageHost
  readonly route: Route
  readonly lost: LostVisit | null
}

type PageRedirect = Extract<PageAnswer, { readonly kind: 'redirect' }>

/** Finds what page of which site a request asks for; a way to another one where the address is an old one, or no site is there. */
export async function openPage(
  request: PageRequest,
  ports: RequestPorts,
  deadlines: Deadlines,
  options: OpenPageOptions,
): Promise<OpenedPage | PageRedirect> {
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
    return { kind: 'opened', shell: bareShell, language, host, route: requested, isLacking: false, lost }
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
  const jump = other.ok ? jumpOf(opened.shell.channels, requested) : null
  if (jump !== null) return { kind: 'redirect', status: 302, location: jump }
  const route: Route = other.ok
    ? resolveRoute(requested, { channels: opened.shell.channels, availablePages }, request.address)
    : unknownRoute(request.address, preference.fromAddress)
  const atHost =
    siteInAddress(request.address) === null ? own : await open(sitesOfHost(request.host, baseHosts))
  const host = pageHostOf(origin, atHost.ok ? atHost.value.shell.site : bareShell.site, baseHosts)
  return { kind: 'opened', ...opened, host, route, lost: null }
}

/** Looks for the site once more: it may be there by now, and no page waits long for that. */
async function findLostVisit(
  request: PageRequest,
  shown: Pick<LostVisitInput, 'host' | 'language'>,
  { site, cookies }: RequestPorts,
  { whole$, optional$ }: Deadlines,
  { sites, listedSites, baseHosts }: OpenPageOptions,
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
