import {
  defaultLanguage,
  isServerFailure,
  siteAddresses,
  type Failure,
  type ListAddresses,
  type PageAddress,
  type UiLanguage,
} from '@xuekan/core'
import { absoluteLink, pageHostOf, type Route } from '@xuekan/core/route'
import type { SiteShell } from '@xuekan/core/site'
import { firstValueFrom, from, map, merge } from 'rxjs'
import type { FindSitemap, HostOrigin, SitemapAnswer } from '../../server/host/crawlers/add-crawler-files.ts'
import type { Sitemap } from '../../server/host/crawlers/sitemap.ts'
import { createVersionedCache } from '../../server/host/versioned-cache.ts'
import { pages } from '../pages/registry.ts'
import type { RequestPorts } from './ports-of-request.ts'
import { withSiteOfHost, type SiteOfHost, type SiteOfHostOptions } from './site-of-host.ts'

export interface FindSitemapOptions extends SiteOfHostOptions {
  /** Changes whenever any content changes. */
  readonly version: () => string
  /** Milliseconds that a crawler waits; the addresses that come later are there when it asks again. */
  readonly deadline: number
}

/** Sites whose addresses are held at once, and the most addresses of one that is held. */
const mostSites = 20
const mostHeld = 200_000

/** Sites whose addresses are gathered at once. */
const gatheredAtOnce = 2

/**
 * The sitemaps of hosts: the addresses of a site are gathered whole, once for each version of the content and for all
 * who ask, by the lists of the pages that exist. A sitemap that cannot be made whole is none.
 */
export function createFindSitemap(options: FindSitemapOptions): FindSitemap {
  const { baseHosts, version, deadline } = options
  const gathered = createVersionedCache<readonly PageAddress[]>(version, mostSites)
  const sitemaps = createVersionedCache<Sitemap>(version, mostSites)
  let gathering = 0

  const gather = async (
    shell: SiteShell,
    { pages: ports }: RequestPorts,
  ): Promise<readonly PageAddress[] | null> => {
    if (gathering >= gatheredAtOnce) return null
    gathering += 1
    try {
      const context = { language: defaultLanguage, siteId: shell.site.id }
      const found = await firstValueFrom(siteAddresses(ports, { context, shell }, await listsOfPages()))
      return found.ok ? found.value : null
    } finally {
      gathering -= 1
    }
  }

  const find = async (
    asked: HostOrigin,
    { site: opened, ports, late$ }: SiteOfHost,
  ): Promise<SitemapAnswer> => {
    const origin = `${asked.protocol}://${asked.host}`
    if (!opened.ok) return { kind: isAbsent(opened.error) ? 'absent' : 'later' }
    const { shell } = opened.value
    const urlOf = urlsOn(origin, shell, baseHosts)
    const home = new URL(urlOf({ page: 'home', language: null, site: null }, defaultLanguage)).origin
    if (home !== origin) return { kind: 'elsewhere', origin: home }
    const made = sitemaps.find(`${origin} ${shell.site.id}`, async () => {
      const load = () => gather(shell, ports)
      const addresses = await gathered.find(shell.site.id, load, ({ length }) => length <= mostHeld)
      return addresses === null ? null : sitemapOf(origin, shell, addresses, urlOf)
    })
    const answer$ = from(made).pipe(
      map((sitemap): SitemapAnswer => (sitemap === null ? { kind: 'later' } : { kind: 'sitemap', sitemap })),
    )
    return firstValueFrom(merge(answer$, late$.pipe(map((): SitemapAnswer => ({ kind: 'later' })))))
  }

  return (asked) => withSiteOfHost(options, asked, deadline, (found) => find(asked, found))
}

/** How each kind of page that indexes list says where such pages are. */
async function listsOfPages(): Promise<Readonly<Record<string, ListAddresses>>> {
  const lists: Record<string, ListAddresses> = {}
  for (const load of Object.values(pages)) {
    const { page } = await load()
    if (page.addresses !== null) lists[page.page] = page.addresses
  }
  return lists
}

type UrlOf = (route: Route, language: UiLanguage) => string

/** The addresses that stand for the pages of a site, as its pages themselves say (`headOf`). */
function urlsOn(origin: string, { site }: SiteShell, baseHosts: readonly string[]): UrlOf {
  const host = pageHostOf(origin, site, baseHosts)
  return (route, language) =>
    absoluteLink({ ...route, language }, { language, prefixed: true, host, shown: site })
}

function sitemapOf(
  origin: string,
  { header }: SiteShell,
  addresses: readonly PageAddress[],
  urlOf: UrlOf,
): Sitemap {
  const today = new Date().toISOString().slice(0, 10)
  return {
    origin,
    defaultLanguage: header.defaultLanguage ?? defaultLanguage,
    length: addresses.length,
    page: (at) => {
      const { route, changedOn } = addresses[at] as PageAddress
      const isKnown = /^\d{4}-\d{2}-\d{2}$/.test(changedOn) && changedOn <= today
      return {
        urls: { zh: urlOf(route, 'zh'), en: urlOf(route, 'en') },
        changedOn: isKnown ? changedOn : '',
      }
    },
  }
}

/** Whether rc-pub has answered that there is no such site, or none that may be shown. */
const isAbsent = (failure: Failure): boolean =>
  failure.kind === 'absent' || (failure.kind === 'refused' && !isServerFailure(failure))
