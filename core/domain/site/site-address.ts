import { readQuery, queryValue } from '../route/query.ts'
import { splitAddress } from '../route/split-address.ts'
import { asSiteId, type SiteId } from './site.ts'

/** The short-name of the aggregate, and of a host that names no site. */
export const aggregateSld = 'www'

/** How a host names a site: by its subdomain, or as a host name of the site's own (C1.1, C3.1 domain). */
export type HostAddress = { readonly sld: string } | { readonly domain: string }

/**
 * The site that a host names (C1.1). Port, letter case and a final dot do not matter. An IP address, a host of one
 * label (`localhost`) and a base host itself stand for the aggregate; otherwise the first label counts.
 * Base hosts are the names under which subdomains are sites; when they are given, any other name is a `domain`.
 * Without them every name of three labels or more, and every name under `localhost`, has a subdomain. Total.
 */
export function siteAddressOf(host: string, baseHosts: readonly string[] = []): HostAddress {
  const name = hostNameOf(host)
  const labels = name.split('.')
  if (isIpAddress(name) || labels.length < 2 || !labels.every(isLabel)) return { sld: aggregateSld }
  const bases = baseHosts.map(hostNameOf)
  if (bases.includes(name)) return { sld: aggregateSld }
  const first = { sld: name.slice(0, name.indexOf('.')) }
  if (labels.at(-1) === 'localhost' || bases.some((base) => name.endsWith(`.${base}`))) return first
  if (bases.length > 0) return { domain: name }
  return labels.length > 2 ? first : { sld: aggregateSld }
}

/** A site named in the query of an address wins over the host: `siteId`, else `sld`; null when it names none. */
export function siteInAddress(
  address: string,
): { readonly siteId: SiteId } | { readonly sld: string } | null {
  const query = readQuery(splitAddress(address).query)
  const siteId = queryValue(query, 'siteId')
  if (siteId !== null) return { siteId: asSiteId(siteId) }
  const sld = queryValue(query, 'sld')
  return sld === null ? null : { sld: sld.toLowerCase() }
}

/** The name of a host in lower case, without port and final dot. */
export function hostNameOf(host: string): string {
  const trimmed = host.trim().toLowerCase()
  const colon = trimmed.indexOf(':')
  const withoutPort = colon >= 0 && colon === trimmed.lastIndexOf(':') ? trimmed.slice(0, colon) : trimmed
  return withoutPort.endsWith('.') ? withoutPort.slice(0, -1) : withoutPort
}

/**
 * The host name that a site has of its own (C3.1), as a server says it: in lower case, without port and final dot; ''
 * for what is no host name. Total.
 */
export function ownDomain(raw: string | null): string {
  const name = hostNameOf(raw ?? '')
  return name.includes('.') && name.split('.').every(isLabel) ? name : ''
}

/** Whether the name of a host is an address in numbers. */
export const isIpAddress = (name: string): boolean => name.includes(':') || /^\d+(?:\.\d+){3}$/.test(name)

/** Whether a text can stand between the dots of a host name. */
export const isLabel = (label: string): boolean =>
  /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u.test(label)
