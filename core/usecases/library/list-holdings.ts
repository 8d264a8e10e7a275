import type { Holding } from '../../domain/library/kbart.ts'
import type { Journal } from '../../domain/site/journal.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { andThen, every, mapResult } from '../async-results.ts'
import { journalsOfSite } from '../site/journals-of-site.ts'

/** The journals of a site with their issues: of a journal its own, else all that the site shows. */
export const listHoldings = (
  { sites, issues }: Pick<Gateways, 'sites' | 'issues'>,
  { context, type }: { readonly context: RequestContext; readonly type: SiteType },
  urlOf: (journal: Journal) => string,
): AsyncResult<readonly Holding[]> =>
  andThen(journalsOfSite(sites, context, type), (journals) =>
    every(
      journals.map((journal) =>
        mapResult(issues.years({ ...context, siteId: journal.siteId }), (years) => ({
          journal,
          years,
          url: urlOf(journal),
        })),
      ),
    ),
  )
