import type { CountedWay, FoundInGroup, NoHits } from '../../domain/search/no-hits.ts'
import { emptySearchQuery, type SearchQuery } from '../../domain/search/search-query.ts'
import { countedTabs, type CountedTab } from '../../domain/search/tab-counts.ts'
import { waysOn, type WayOn } from '../../domain/search/ways-on.ts'
import type { SearchType } from '../../domain/shell/header-config.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, every, mapResult, succeed, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

/** A search for things of one type, on a site that offers some types. */
export interface TypedSearch<Field extends string> {
  readonly context: RequestContext
  readonly type: SearchType
  readonly query: SearchQuery<Field>
  readonly offered: readonly SearchType[]
}

type CountPorts = Pick<PagePorts, 'search'>

/**
 * The tabs above the results of a search with their counts (C2.27), those of the results themselves still unknown. Each
 * tab begins anew with the term and its field, and so it is counted. A search that cannot be counted has tabs without
 * counts.
 */
export function tabsOf<Field extends string>(
  { search }: CountPorts,
  { context, type, query: { term, field }, offered }: TypedSearch<Field>,
): AsyncResult<readonly CountedTab[]> {
  const tabs = countedTabs(offered, type, {})
  const others = tabs.map((tab) => tab.type).filter((other) => other !== type)
  if (others.length === 0) return succeed(tabs)
  const counted = search.counts(context, { ...emptySearchQuery, term, field }, others)
  return mapResult(withDefault(counted, {}), (counts) => countedTabs(offered, type, counts))
}

/** The tabs once it is known how many results there are. */
export const withTotal = (
  tabs: readonly CountedTab[],
  type: SearchType,
  total: number,
): readonly CountedTab[] => tabs.map((tab) => (tab.type === type ? { ...tab, count: total } : tab))

/** What leads on from a search that found nothing; `words` are those that the index reads in its term. */
export function noHitsOf<Field extends string>(
  ports: Pick<PagePorts, 'search' | 'sites'>,
  { context, type, query }: TypedSearch<Field>,
  words: readonly string[],
): AsyncResult<NoHits<Field | 'all'>> {
  const countOf = (within: RequestContext, counted: SearchQuery<string>): AsyncResult<number> =>
    mapResult(ports.search.counts(within, counted, [type]), (counts) => counts[type] ?? 0)
  type Counted = AsyncResult<readonly CountedWay<Field | 'all'>[]>
  const counted = (way: WayOn<Field | 'all'>): Counted =>
    mapResult(withDefault(countOf(context, way.query), null), (count) =>
      count === null ? [] : [{ ...way, count }],
    )
  // a spelling that finds nothing either is no help
  const respelt = andThen(withDefault(ports.search.respell(context, query.term), null), (term): Counted =>
    term === null
      ? succeed([])
      : mapResult(counted({ kind: 'respelt', query: { ...query, term, page: 1 } }), (found) =>
          found.filter(({ count }) => count > 0),
        ),
  )
  // articles alone are narrowed to a year
  const others = waysOn(query, words).filter(({ kind }) => kind !== 'ofYear' || type === 'article')
  const ways = [respelt, ...others.map(counted)]
  const inGroup = andThen(ports.sites.group(context), (site): AsyncResult<FoundInGroup | null> => {
    if (site === null) return succeed(null)
    const { id, sld, domain, name } = site
    return mapResult(countOf({ ...context, siteId: id }, { ...query, page: 1 }), (count) => ({
      site: { id, sld, domain, name },
      count,
    }))
  })
  return mapResult(all({ ways: every(ways), group: withDefault(inGroup, null) }), (found) => ({
    group: found.group,
    ways: found.ways.flat(),
  }))
}
