import type { Holding } from '../../domain/library/kbart.ts'
import type { Journal } from '../../domain/site/journal.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { andThen, every, mapResult } from '../async-results.ts'
import { journalsOfSite } from '../site/journals-of-site.ts'

/** Newest articles of a journal that say how much of it can be read. */
const judgedBy = 50

/** The journals of a site with their issues and newest articles: of a journal its own, else all that the site shows. */
export const listHoldings = (
  { articles, sites, issues }: Pick<Gateways, 'articles' | 'sites' | 'issues'>,
  { context, type }: { readonly context: RequestContext; readonly type: SiteType },
  urlOf: (journal: Journal) => string,
): AsyncResult<readonly Holding[]> =>
  andThen(journalsOfSite(sites, context, type), (journals) =>
    every(
      journals.map((journal) => {
        const own = { ...context, siteId: journal.siteId }
        return andThen(issues.years(own), (years) =>
          mapResult(articles.latest(own, judgedBy), (newest) => ({
            journal,
            years,
            newest,
            url: urlOf(journal),
          })),
        )
      }),
    ),
  )
