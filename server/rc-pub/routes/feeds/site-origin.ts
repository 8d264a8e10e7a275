import { originOf, pageHostOf, type PageHost, type SiteName } from '@xuekan/core/route'
import { asSiteId, siteAddressOf } from '@xuekan/core/site'
import type { Queryable } from '../../store/database.ts'
import { siteByName, type SiteRow } from '../../store/site-row.ts'
import type { HandlerContext } from '../endpoint-handler.ts'

/** A site as links name it. */
export const siteName = ({ id, sld, domain }: NamedRow): SiteName => ({
  id: asSiteId(String(id)),
  sld,
  domain,
})

type NamedRow = Pick<SiteRow, 'id' | 'sld' | 'domain'>

type HostPorts = Pick<HandlerContext, 'baseHosts'> & { readonly database: Queryable }

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '')

/** The subdomain that a host is read as; '' for a name of its own. */
function subdomainOf(origin: string, baseHosts: readonly string[]): string {
  const address = siteAddressOf(hostOf(origin), baseHosts)
  return 'sld' in address ? address.sld : ''
}

/** The site that a host stands for, an address in numbers for the aggregate; null where its name is no site's. */
export async function siteOfHost(
  { database, baseHosts }: HostPorts,
  origin: string,
): Promise<SiteRow | null> {
  const sld = subdomainOf(origin, baseHosts)
  return (
    (await siteByName(database, hostOf(origin).replace(/:\d+$/, ''))) ??
    (sld === '' ? null : await siteByName(database, sld))
  )
}

/** The host that was asked, with the site that it stands for. */
export async function requestedHost(ports: HostPorts, origin: string): Promise<PageHost> {
  const site = await siteOfHost(ports, origin)
  const named =
    site === null ? { id: asSiteId(''), sld: subdomainOf(origin, ports.baseHosts) } : siteName(site)
  return pageHostOf(origin, named, ports.baseHosts)
}

/** Scheme and host of a site, seen from the host that was asked: that host itself where no name is known. */
export const siteOrigin = (host: PageHost, site: NamedRow): string =>
  originOf(siteName(site), host) ?? host.origin
