import { parseRoute } from '../route/parse-route.ts'
import { namedSite } from '../route/site-of-route.ts'
import { siteInAddress } from '../site/site-address.ts'

/** The site that an address names, in its path or in its query, whatever its host; null for none (C1.1, C2.1). */
export const addressedSite = (address: string): ReturnType<typeof namedSite> =>
  namedSite(parseRoute(address)) ?? siteInAddress(address)
