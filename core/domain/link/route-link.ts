import type { Destination } from '../route/destination.ts'
import { formatOlderRoute, formatRoute } from '../route/format-route.ts'
import { parseRoute } from '../route/parse-route.ts'
import type { HomeRoute, Route } from '../route/route.ts'
import { switchAddressLanguage } from '../route/switch-address-language.ts'
import { asSiteId } from '../site/site.ts'
import type { LinkContext, SiteName } from './link-context.ts'
import { isHostOf, originOf, siteLink } from './site-link.ts'

/**
 * The link to a page, of the shown site unless another one is named (C2.2, C2.22, C2.41). Under /zh or /en it has the
 * language in front, else behind. Laws: the link opens this page of this site on the host where it leads; a link to
 * the host's own site is a path that names no site.
 */
export function routeLink(route: Route, context: LinkContext, site: SiteName = context.shown): string {
  const { host } = context
  if (route.page === 'home') return homeLink(route, context, site)
  if (!('siteId' in route) || route.siteId === null) return siteLink(print(route, context), site, host)
  if (route.siteId !== site.id) return print(route, context)
  // forms without a language in front hold the site by position, on every host
  return siteLink(print(context.prefixed ? { ...route, siteId: null } : route, context), site, host)
}

function homeLink(route: HomeRoute, context: LinkContext, site: SiteName): string {
  const { host } = context
  const sld = route.site?.toLowerCase() ?? site.sld
  const domain = context.domains?.find((named) => named.sld === sld)?.domain ?? ''
  const other = { id: asSiteId(''), sld, domain }
  const of = sld === site.sld ? site : sld === context.shown.sld ? context.shown : other
  const own = { ...route, language: route.language ?? context.language, site: null }
  return sld !== '' && originOf(of, host) === null && !isHostOf(host, of)
    ? formatOlderRoute({ ...own, site: sld })
    : siteLink(print(own, context), of, host)
}

/** The same page on this very host: where a form leads, or a step within the application. */
export const routeLinkHere = (route: Route, context: LinkContext): string => routeLink(route, here(context))

/** No site has a host of its own but this one. */
const here = ({ host, shown, language, prefixed }: LinkContext): LinkContext => ({
  language,
  prefixed,
  host: { ...host, base: null },
  shown: { ...shown, domain: '' },
})

/**
 * The whole address of a page, in the form and on the host that stand for all others. Law: it is the same on every
 * host of its site.
 */
export function absoluteLink(route: Route, context: LinkContext, site: SiteName = context.shown): string {
  const { host } = context
  const link = routeLink(route, { ...context, prefixed: true }, site)
  if (!link.startsWith('/')) return link
  const own = isHostOf(host, site) ? originOf(site, host) : null
  return (own ?? host.origin) + link
}

/** The link to a destination of data. */
export const destinationLink = (destination: Destination, context: LinkContext): string =>
  'external' in destination ? dataLink(destination.external, context) : routeLink(destination, context)

/**
 * A link as data gives it: a path that names a page of the portal means the shown site, and keeps what it says; where it
 * says no language, the page is read in the reader's (C1.5). Everything else is opened as it stands (C2.24).
 */
export function dataLink(link: string, context: LinkContext): string {
  if (!link.startsWith('/')) return link
  const route = parseRoute(link)
  if (route.page === 'unknown') return link
  return route.page === 'home' && route.site !== null
    ? homeLink(route, context, context.shown)
    : siteLink(inLanguage(link, route, context), context.shown, context.host)
}

function inLanguage(link: string, route: Route, { language, prefixed }: LinkContext): string {
  if (route.language !== null) return link
  return prefixed && formatRoute(route) === link
    ? formatRoute({ ...route, language })
    : switchAddressLanguage(link, language)
}

/** The same on this very host, for a step within the application. */
export const dataLinkHere = (link: string, context: LinkContext): string => dataLink(link, here(context))

const print = (route: Route, { prefixed }: LinkContext): string =>
  prefixed ? formatRoute(route) : formatOlderRoute(route)
