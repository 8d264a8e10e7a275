import { aggregateSld, hostNameOf, siteAddressOf } from './site-address.ts'

/** The base hosts of a deployment that names none: every name below `localhost` is this machine. */
export const standardBaseHosts: readonly string[] = ['localhost']

/**
 * The names by which the site of a host is looked up, best first: the whole host, which is the site's own where a site
 * has it as its `domain` (C3.1), then what it stands for under the base hosts (C1.1). A host that is neither below a
 * base host nor one itself has only its whole name. Law: letter case, port and a final dot do not matter. Total.
 */
export function sitesOfHost(host: string, baseHosts: readonly string[]): readonly { readonly sld: string }[] {
  const name = hostNameOf(host)
  const isName = name.includes('.') && !/[\s:/]/.test(name) && !/^[\d.]+$/.test(name)
  if (!isName) return [{ sld: aggregateSld }]
  const under = isUnderHosts(name, baseHosts) ? siteAddressOf(name, baseHosts) : null
  return [{ sld: name }, ...(under !== null && 'sld' in under ? [under] : [])]
}

/** Whether a name is one of these hosts or below one of them. Letter case, port and a final dot do not matter. Total. */
export function isUnderHosts(host: string, hosts: readonly string[]): boolean {
  const name = hostNameOf(host)
  return hosts.some((other) => {
    const base = hostNameOf(other)
    return name === base || name.endsWith(`.${base}`)
  })
}
