import { feedAddress } from '../feed/feed-address.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { SiteId } from '../site/site.ts'
import type { PageName, Route } from './route.ts'

/**
 * Where an address leads that the world links to, for as long as its own page does not exist: the list of feeds to the
 * feed of what is current (C2.36). null for every other one.
 */
export const nearestAddress = (
  { page }: Route,
  availablePages: ReadonlySet<PageName>,
  siteId: SiteId,
  language: UiLanguage,
): string | null => (page === 'rss' && !availablePages.has(page) ? feedAddress(siteId, null, language) : null)
