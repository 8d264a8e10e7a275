import fc from 'fast-check'
import { addressedSite } from '../../domain/link/addressed-site.ts'
import type { LinkContext, SiteName } from '../../domain/link/link-context.ts'
import type { PageHost } from '../../domain/link/page-host.ts'
import { formatOlderRoute, formatRoute } from '../../domain/route/format-route.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import type { Route } from '../../domain/route/route.ts'
import { hostNameOf } from '../../domain/site/site-address.ts'
import { arbitraryLinkContext, linkedSites } from '../arbitraries/links.ts'
import { arbitraryRoute } from '../arbitraries/routes.ts'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** Writes the link to a page of the shown site, or of the site that the route names. */
export type WriteLink = (route: Route, context: LinkContext) => string

/** What holds of a writer of links (C1.1, C2.2, C2.41). */
export const linkLaws = (write: WriteLink): readonly Law[] => [
  law(
    'should open the page of the shown site on the host where the link leads',
    ['C1.1'],
    fc.property(arbitraryLinkContext, arbitraryPage, (context, page) => {
      const route = inLanguage(page, context)
      const { site, address } = follow(write(route, context), context)
      same(site, context.shown, `the site of ${address}`)
      same(withoutSite(parseRoute(address)), route, `the page of ${address}`)
    }),
    { numRuns: 500 },
  ),
  law(
    'should open the site that a route names itself',
    ['C2.1'],
    fc.property(arbitraryLinkContext, arbitraryPage, fc.constantFrom(...linkedSites), (context, page, to) => {
      const route = inLanguage(page, context)
      const named = naming(route, to)
      if (named === null) return
      const { site, address } = follow(write(named, context), context)
      same(site, to, `the site of ${address}`)
      same(withoutSite(parseRoute(address)), route, `the page of ${address}`)
    }),
    { numRuns: 500 },
  ),
  law(
    'should be an address without a site on the host of the shown site, and follow the page in its form',
    ['C2.2'],
    fc.property(arbitraryLinkContext, arbitraryPage, (context, page) => {
      const own = { ...context, host: { ...context.host, siteId: context.shown.id } }
      const route = inLanguage(page, own)
      same(write(route, own), own.prefixed ? formatRoute(route) : formatOlderRoute(route), 'the link')
    }),
  ),
  law(
    'should leave the host only for that of another site',
    [],
    fc.property(arbitraryLinkContext, arbitraryPage, (context, page) => {
      const { host, shown } = context
      const link = write(inLanguage(page, context), context)
      const stays = /^\/(?![/\\])/.test(link)
      const isNamed = shown.domain !== '' && !host.origin.includes('127.0.0.1')
      const leaves = host.siteId !== shown.id && (host.base !== null || isNamed)
      holds(stays !== leaves, `${link} ${stays ? 'stays' : 'leaves'}`)
    }),
  ),
]

/** Pages of a site, which the address itself does not name. */
const arbitraryPage: fc.Arbitrary<Route> = arbitraryRoute
  .filter(({ page }) => page !== 'unknown')
  .map((route) => withoutSite(route))

const inLanguage = (route: Route, { language }: LinkContext): Route => ({ ...route, language })

function withoutSite(route: Route): Route {
  if (route.page === 'home') return { ...route, site: null }
  return 'siteId' in route ? { ...route, siteId: null } : route
}

function naming(route: Route, { id, sld }: SiteName): Route | null {
  if (route.page === 'home') return { ...route, site: sld }
  return 'siteId' in route ? { ...route, siteId: id } : null
}

/** The site and the address that a portal opens for a link. */
function follow(link: string, { host }: LinkContext) {
  const [, origin = host.origin] = /^(https?:\/\/[^/]+)\//.exec(link) ?? []
  const address = link.startsWith('/') ? link : link.slice(origin.length)
  const named = addressedSite(address)
  return {
    address,
    site: named === null ? siteOfHost(origin, host) : (linkedSites.find(isNamed(named)) ?? null),
  }
}

const siteOfHost = (origin: string, host: PageHost): SiteName | null =>
  linkedSites.find(({ id, sld, domain }) =>
    origin === host.origin
      ? id === host.siteId
      : origin.endsWith(`://${sld}.${host.base ?? ''}`) ||
        (domain !== '' && hostNameOf(origin.replace(/^https?:\/\//, '')) === domain),
  ) ?? null

const isNamed =
  (named: NonNullable<ReturnType<typeof addressedSite>>) =>
  ({ id, sld }: SiteName): boolean =>
    'sld' in named ? named.sld === sld : named.siteId === id
