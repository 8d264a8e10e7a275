import { navigationListsCodec } from './navigation-lists.ts'
import { optional, shortNameCodec, siteIdCodec, slideIndexCodec } from './plain-codecs.ts'
import { inSession } from './storage-entry.ts'
import { topBannerCodec } from './top-banner.ts'

/**
 * What each tab keeps of the site that it shows (C3.19): a part of the one table by itself, since every page that is
 * opened writes it, and needs no codec of the basket or of searches for that.
 */
export const tabStorage = {
  /** The navigation lists. */
  datanav: inSession('datanav', optional(navigationListsCodec), null),
  topBanner: inSession('topBanner', optional(topBannerCodec), null),
  /** The slide that the banner shows. */
  bannerActive: inSession('bannerActive', slideIndexCodec, 0),
  /** The short-name of the site that is read, and its id. */
  sld: inSession('sld', optional(shortNameCodec), null),
  siteId: inSession('siteId', optional(siteIdCodec), null),
  /** The short-name of the site that the tab's host stands for, whichever site a path or a query chose since. */
  dsld: inSession('dsld', optional(shortNameCodec), null),
} as const
