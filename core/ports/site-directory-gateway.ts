import type { SiteLayout } from '../domain/site/site-layout.ts'
import type { Site } from '../domain/site/site.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Where a site stands among the others, and how it is laid out (C7.4, C7.16). */
export interface SiteDirectoryGateway {
  /** The reader's site as it is now. 'absent' when there is none. */
  readonly site: (context: RequestContext) => AsyncResult<Site>
  /** The group that the reader's site belongs to; null when it stands alone. */
  readonly group: (context: RequestContext) => AsyncResult<Site | null>
  readonly layout: (context: RequestContext) => AsyncResult<SiteLayout>
}
