import type { Site, SiteId } from '../site/site.ts'
import { asSiteId } from '../site/site.ts'
import type { Route } from './route.ts'

/** The short-name, in lower case as hosts have it, or the id of the site that an address names itself; null for none. */
export function namedSite(route: Route): { readonly sld: string } | { readonly siteId: SiteId } | null {
  if (route.page === 'home') return route.site === null ? null : { sld: route.site.toLowerCase() }
  return 'siteId' in route && route.siteId !== null ? { siteId: asSiteId(route.siteId) } : null
}

/** The other site that an address names; null when it names none or this very site. */
export function siteOfRoute(route: Route, site: Site): ReturnType<typeof namedSite> {
  const named = namedSite(route)
  if (named === null) return null
  return ('sld' in named ? named.sld === site.sld : named.siteId === site.id) ? null : named
}
