import { printQuery } from '../route/query.ts'
import { joinAddress, splitAddress } from '../route/split-address.ts'
import { isIpAddress } from '../site/site-address.ts'
import { addressedSite } from './addressed-site.ts'
import type { SiteName } from './link-context.ts'
import type { PageHost } from './page-host.ts'

/**
 * A link to an address of a site: the address itself on the site's own host; from any other host the same address on
 * the site's own one; where that one is not known, the address on this host, which then carries the site (C1.1).
 */
export function siteLink(address: string, site: SiteName, host: PageHost): string {
  if (isHostOf(host, site)) return address
  const origin = originOf(site, host)
  return origin === null ? carrySite(address, site) : origin + address
}

/** Whether a host stands for a site, so that addresses need not name it. A site that nothing names is the host's. */
export const isHostOf = (host: PageHost, site: SiteName): boolean =>
  site.id === '' ? site.sld === '' || originOf(site, host) === host.origin : site.id === host.siteId

/**
 * Scheme and host of a site's own host, the one that stands for all others: its `domain` (C3.1), on the port of this
 * host, else its short-name under the base. null where neither is known, and on a host in numbers, beside which names
 * may lead nowhere.
 */
export function originOf({ sld, domain }: SiteName, { origin, base }: PageHost): string | null {
  const [, scheme = '', name = '', port = ''] =
    /^(https?:\/\/)(\[[^\]]*\]|[^/:]+)(:\d+)?$/i.exec(origin) ?? []
  if (domain !== '' && name !== '' && !isIpAddress(name)) return scheme + domain + port
  return base === null || sld === '' ? null : `${scheme}${sld}.${base}`
}

/** An address that names a site already stays as it is. */
function carrySite(address: string, { id, sld }: SiteName): string {
  if (addressedSite(address) !== null) return address
  const split = splitAddress(address)
  const carried = printQuery([id === '' ? ['sld', sld] : ['siteId', id]])
  return joinAddress({ ...split, query: split.query === '' ? carried : `${split.query}&${carried}` })
}
