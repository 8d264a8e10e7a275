import { defaultLanguage, isServerFailure, type Failure } from '@xuekan/core'
import { siteAddresses, type ListAddresses } from '@xuekan/core/page'
import type { SiteShell } from '@xuekan/core/site'
import { firstValueFrom, from, map, merge } from 'rxjs'
import type { FindSitemap, HostOrigin, SitemapAnswer } from '../../server/host/crawlers/add-crawler-files.ts'
import type { Sitemap } from '../../server/host/crawlers/sitemap.ts'
import { createVersionedCache } from '../../server/host/versioned-cache.ts'
import { pages } from '../pages/registry.ts'
import { storeAddresses, sitemapOf, urlsOn, type StoredAddresses } from './stored-addresses.ts'
import type { RequestPorts } from './ports-of-request.ts'
import { withSiteOfHost, type SiteOfHost, type SiteOfHostOptions } from './site-of-host.ts'

export interface SitemapFinderOptions extends SiteOfHostOptions {
  /** Changes whenever any content changes. */
  readonly version: () => string
  /** Folder for the files of addresses. */
  readonly folder: string
  /** Milliseconds that a crawler waits; the addresses that come later are there when it asks again. */
  readonly deadline: number
}

/** Sites whose addresses are kept at once, and the origins that each is told to. */
const mostSites = 20
const mostOrigins = 4

/** Sites whose addresses are gathered at once. */
const gatheredAtOnce = 2

/** The sitemaps of hosts, and the files that they are read from. */
export interface SitemapFinder {
  readonly find: FindSitemap
  /** Gives up the files; nobody asks any more. */
  readonly close: () => void
}

/**
 * The sitemaps of hosts: the addresses of a site are gathered whole into a file, once for each version of the content and
 * for all who ask, by the lists of the pages that exist. A sitemap that cannot be made whole is none.
 */
export function createSitemapFinder(options: SitemapFinderOptions): SitemapFinder {
  const { baseHosts, version, deadline, folder } = options
  const cache = createVersionedCache<StoredAddresses>(version, mostSites, (addresses) => addresses.drop())
  // one sitemap object serves many requests: its parts are known by it
  const sitemaps = new WeakMap<StoredAddresses, Map<string, Sitemap>>()
  let gathering = 0

  const gather = async (
    shell: SiteShell,
    { pages: ports }: RequestPorts,
  ): Promise<StoredAddresses | null> => {
    if (gathering >= gatheredAtOnce) return null
    gathering += 1
    try {
      const context = { language: defaultLanguage, siteId: shell.site.id }
      return await storeAddresses(folder, siteAddresses(ports, { context, shell }, await listsOfPages()))
    } finally {
      gathering -= 1
    }
  }

  const writeSitemap = (addresses: StoredAddresses, origin: string, shell: SiteShell): Sitemap => {
    const known = sitemaps.get(addresses) ?? new Map<string, Sitemap>()
    const sitemap = known.get(origin) ?? sitemapOf(origin, shell, addresses, urlsOn(origin, shell, baseHosts))
    if (!known.has(origin) && known.size >= mostOrigins) known.clear()
    sitemaps.set(addresses, known.set(origin, sitemap))
    return sitemap
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
    const made = cache.find(shell.site.id, () => gather(shell, ports))
    const answer$ = from(made).pipe(
      map((addresses): SitemapAnswer =>
        addresses === null
          ? { kind: 'later' }
          : { kind: 'sitemap', sitemap: writeSitemap(addresses, origin, shell) },
      ),
    )
    return firstValueFrom(merge(answer$, late$.pipe(map((): SitemapAnswer => ({ kind: 'later' })))))
  }

  return {
    find: (origin) => withSiteOfHost(options, origin, deadline, (found) => find(origin, found)),
    close: cache.clear,
  }
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

/** Whether rc-pub has answered that there is no such site, or none that may be shown. */
const isAbsent = (failure: Failure): boolean =>
  failure.kind === 'absent' || (failure.kind === 'refused' && !isServerFailure(failure))
