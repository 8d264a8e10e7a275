import { articleRoute } from '../../domain/article/article-route.ts'
import { issueRoute } from '../../domain/issue/issue-route.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { readKnownItem } from '../../domain/search/known-item.ts'
import { describeKnownItem } from '../../domain/search/known-match.ts'
import type { KnownSearch, KnownTarget } from '../../domain/search/known-search.ts'
import { emptySearchQuery, type SearchQuery } from '../../domain/search/search-query.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { mapResult, succeed, withDefault } from '../async-results.ts'
import type { OpenUrlTarget } from '../library/find-by-open-url.ts'
import { findKnownItem, type KnownItemPorts } from './find-known-item.ts'

export interface KnownSearchInput {
  readonly context: RequestContext
  readonly query: SearchQuery
  readonly type: SiteType
}

/**
 * What a search means whose term names one thing, and where that is; null for any other search, for one that is
 * narrowed, and for one whose words are asked for. What keeps it from being looked up leaves it unknown.
 */
export function readKnownSearch(
  ports: KnownItemPorts,
  { context, query, type }: KnownSearchInput,
): AsyncResult<KnownSearch | null> {
  const item = isFreshSearch(query) ? readKnownItem(query.term) : null
  if (item === null) return succeed(null)
  const found = withDefault(findKnownItem(ports, { context, type, item }), null)
  return mapResult(found, (target) => ({
    ...describeKnownItem(item),
    target: target === null ? null : targetOf(target, context.language),
  }))
}

/** Whether a search is as it comes from a box: nothing has been made of its results yet. */
export const isFreshSearch = ({ field, facets, as, across, time, page }: SearchQuery): boolean =>
  (field === 'all' || field === 'doi') &&
  as === undefined &&
  across === undefined &&
  Object.keys(facets).length === 0 &&
  time === emptySearchQuery.time &&
  page === emptySearchQuery.page

function targetOf(target: OpenUrlTarget, language: UiLanguage): KnownTarget {
  if (target.kind === 'article') return { route: articleRoute(target.article, language), site: null }
  const { siteId, sld, domain } = target.journal
  const site = { id: siteId, sld, domain }
  return target.kind === 'issue'
    ? { route: issueRoute(target.issue, language), site }
    : { route: { page: 'home', language, site: null }, site }
}
