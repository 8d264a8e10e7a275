import type { Site, SiteId } from '../site/site.ts'

/** The host that a page is read on, and how the hosts of other sites are called beside it. */
export interface PageHost {
  /** Scheme and host without a slash at the end, such as `https://gzxb.example.org`. */
  readonly origin: string
  /** The site that the host stands for; '' for none. */
  readonly siteId: SiteId
  /** What follows the short-name in the hosts of sites, with its port; null where hosts carry no short-name. */
  readonly base: string | null
}

/**
 * The host of an origin, as the site that it stands for shows it (C1.1). A name below one of the base hosts, or a base
 * host itself, has hosts of other sites beside it; so has `localhost`, and a host that begins with its site's
 * short-name or with `www`. An address in numbers and a domain of a journal's own have none. Total.
 */
export function pageHostOf(
  origin: string,
  site: Pick<Site, 'id' | 'sld'>,
  baseHosts: readonly string[] = [],
): PageHost {
  return { origin, siteId: site.id, base: baseOf(origin, site.sld, baseHosts) }
}

function baseOf(origin: string, sld: string, baseHosts: readonly string[]): string | null {
  const [, host = '', name = '', port = ''] = /^https?:\/\/(([^/:]+)(:\d+)?)$/i.exec(origin) ?? []
  const known = baseHosts.find((base) => name === base || name.endsWith(`.${base}`))
  if (known !== undefined) return known + port
  if (name === 'localhost') return host
  const dot = host.indexOf('.')
  const label = host.slice(0, Math.max(0, dot)).toLowerCase()
  return label !== '' && (label === sld || label === 'www') ? host.slice(dot + 1) : null
}
