import { leavesSite, safeLink } from '../channel/safe-link.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { SiteId } from '../site/site.ts'
import { formatOlderRoute, formatRoute } from './format-route.ts'
import { parseRoute } from './parse-route.ts'
import type { Route } from './route.ts'

/** A link that is no page of the portal: it is opened as it stands (C2.24). */
export interface ExternalLink {
  readonly external: string
}

/** Where something leads: a page of the portal, or a link. */
export type Destination = Route | ExternalLink

/** Where the reader is when a link is written. */
export interface LinkPlace {
  readonly language: UiLanguage
  /** Whether the current path begins with /zh or /en: then the form with the language in front is used. */
  readonly prefixed: boolean
}

/**
 * Where a link from data leads; null for what must not be opened. A link to a page of the portal is followed within
 * it, where the page's own address is what the link says.
 */
export function linkDestination(raw: unknown): Destination | null {
  const link = safeLink(raw)
  if (link === null) return null
  const route = parseRoute(link)
  return route.page !== 'unknown' && formatRoute(route) === link ? route : { external: link }
}

/** The address of a destination, in the form that fits where the reader is (C2.22, C2.41). */
export const destinationHref = (
  destination: Destination,
  { prefixed }: Pick<LinkPlace, 'prefixed'>,
): string =>
  'external' in destination
    ? destination.external
    : prefixed
      ? formatRoute(destination)
      : formatOlderRoute(destination)

/** What leads away from the site opens a window of its own; every page of the portal the same tab (C2.19, C2.36). */
export const opensIn = (destination: Destination): 'sameTab' | 'newWindow' =>
  'external' in destination && leavesSite(destination.external) ? 'newWindow' : 'sameTab'

/** The site that an address names: only forms without a language in front hold it by position. */
export const siteNamed = ({ prefixed }: LinkPlace, siteId: SiteId): SiteId | null =>
  prefixed || siteId === '' ? null : siteId
