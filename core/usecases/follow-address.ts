import { filter } from 'rxjs'
import type { UiLanguage } from '../domain/language/ui-language.ts'
import { jumpOf } from '../domain/channel/own-page.ts'
import { addressedSite } from '../domain/link/addressed-site.ts'
import { resolveRoute, unknownRoute, type Capabilities } from '../domain/route/resolve-route.ts'
import { redirectOf } from '../domain/route/redirect-of.ts'
import { isPageWithoutSite } from '../domain/route/page-without-site.ts'
import { parseRoute } from '../domain/route/parse-route.ts'
import type { Route } from '../domain/route/route.ts'
import { siteOfRoute } from '../domain/route/site-of-route.ts'
import type { Site, SiteId } from '../domain/site/site.ts'
import type { Navigation } from '../ports/navigation.ts'
import { createBehavior, type Behavior } from '../reactive/behavior.ts'
import type { Scope } from '../reactive/scope.ts'

export interface FollowAddress extends Capabilities {
  readonly site: Site
  readonly language: UiLanguage
  /** The site that the host stands for; absent where that is not known. */
  readonly hostSiteId?: SiteId
}

/**
 * The route of the current address. An address in the other language, of another site or outside of every site is a
 * page of its own: it is loaded again, and the route stays until then. A first address that names another site than
 * the one that was opened names none that exists, and is unknown (C2.4).
 */
export function followAddress(navigation: Navigation, scope: Scope, options: FollowAddress): Behavior<Route> {
  const { site, language, hostSiteId } = options
  const read = (address: string): Route => {
    const requested = parseRoute(address)
    return siteOfRoute(requested, site) === null
      ? resolveRoute(requested, options, address)
      : unknownRoute(address, requested.language)
  }
  const first = parseRoute(navigation.address.value)
  const route = createBehavior(read(navigation.address.value))
  const hostShows =
    hostSiteId === undefined ? addressedSite(navigation.address.value) === null : hostSiteId === site.id
  const stays = (address: string): boolean => {
    const next = parseRoute(address)
    return (
      (next.language ?? language) === language &&
      redirectOf(address) === null &&
      jumpOf(options.channels, next) === null &&
      isPageWithoutSite(next) === isPageWithoutSite(first) &&
      isSite(addressedSite(address), site, hostShows)
    )
  }

  let before = navigation.address.value
  scope.add(
    navigation.address.value$.pipe(filter((address) => address !== before)).subscribe((address) => {
      before = address
      if (stays(address)) route.set(read(address))
      else navigation.leave(address)
    }),
  )
  return route
}

/** An address that names no site means the one of the host. */
function isSite(named: ReturnType<typeof addressedSite>, { id, sld }: Site, hostShows: boolean): boolean {
  if (named === null) return hostShows
  return 'sld' in named ? named.sld === sld : named.siteId === id
}
