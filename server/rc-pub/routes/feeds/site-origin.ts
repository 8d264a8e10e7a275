import { originOf, pageHostOf, type PageHost, type SiteName } from '@xuekan/core/route'
import { asSiteId, siteAddressOf } from '@xuekan/core/site'
import { siteByName, type SiteRow } from '../../store/site-row.ts'
import type { HandlerContext } from '../endpoint-handler.ts'

/** A site as links name it. */
export const siteName = ({ id, sld, domain }: NamedRow): SiteName => ({
  id: asSiteId(String(id)),
  sld,
  domain,
})

type NamedRow = Pick<SiteRow, 'id' | 'sld' | 'domain'>

/** The host that was asked, with the site that it stands for: none behind an address in numbers. */
export async function requestedHost(
  { database, baseHosts }: Pick<HandlerContext, 'database' | 'baseHosts'>,
  origin: string,
): Promise<PageHost> {
  const host = origin.replace(/^https?:\/\//, '')
  const address = siteAddressOf(host, baseHosts)
  const sld = 'sld' in address ? address.sld : ''
  const site =
    (await siteByName(database, host.replace(/:\d+$/, ''))) ??
    (sld === '' ? null : await siteByName(database, sld))
  return pageHostOf(origin, site === null ? { id: asSiteId(''), sld } : siteName(site), baseHosts)
}

/** Scheme and host of a site, seen from the host that was asked: that host itself where no name is known. */
export const siteOrigin = (host: PageHost, site: NamedRow): string =>
  originOf(siteName(site), host) ?? host.origin
