import { siteAddressOf, siteHref } from '@xuekan/core'
import type { Queryable } from '../../store/database.ts'
import { siteByName, type SiteRow } from '../../store/site-row.ts'

/**
 * Scheme and host of a site, seen from the host that was asked: that host itself where it is the site's own, or where
 * it names no site, as an address in numbers does.
 */
export async function siteOrigin(
  database: Queryable,
  origin: string,
  site: Pick<SiteRow, 'id' | 'sld'>,
): Promise<string> {
  const host = origin.replace(/^https?:\/\//, '')
  const address = siteAddressOf(host)
  const sld = 'sld' in address ? address.sld : ''
  const asked =
    (await siteByName(database, host.replace(/:\d+$/, ''))) ??
    (sld === '' ? null : await siteByName(database, sld))
  if (asked === null || asked.id === site.id) return origin
  return /^https?:\/\/[^/]+/.exec(siteHref(origin, sld, site.sld, 'zh'))?.[0] ?? origin
}
