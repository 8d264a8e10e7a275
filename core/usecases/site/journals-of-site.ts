import type { Journal } from '../../domain/site/journal.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { mapResult } from '../async-results.ts'

/** The journals that a site shows: itself where it is one. */
export const journalsOfSite = (
  sites: Pick<SiteGateway, 'journal' | 'journals'>,
  context: RequestContext,
  type: SiteType,
): AsyncResult<readonly Journal[]> =>
  type === 'single' ? mapResult(sites.journal(context), (journal) => [journal]) : sites.journals(context)
