import type { LinkPlace } from '../route/destination.ts'
import type { Site } from '../site/site.ts'
import type { PageHost } from './page-host.ts'

/** What names a site in links; '' for what is not known. Without id and short-name the host's own site is meant. */
export type SiteName = Pick<Site, 'id' | 'sld' | 'domain'>

/** Where links are written: on which host, for which site, in which language and family of addresses. */
export interface LinkContext extends LinkPlace {
  readonly host: PageHost
  /** The site that the page shows, which an address can name whatever the host. */
  readonly shown: SiteName
  /** The domains of sites that links from data name by their short-names; absent for none. */
  readonly domains?: readonly Pick<SiteName, 'sld' | 'domain'>[]
}
