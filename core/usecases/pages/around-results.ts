import { beginAnew } from '../../domain/search/begin-anew.ts'
import { bestWays, mostWays } from '../../domain/search/best-ways.ts'
import type { CountedWay, FoundInGroup, NoHits } from '../../domain/search/no-hits.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { countedTabs, type CountedTab } from '../../domain/search/tab-counts.ts'
import { oneWordWays, waysOn, type WayOn } from '../../domain/search/ways-on.ts'
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
 * tab begins anew with the term, its field and how it is taken, and so it is counted. A search that cannot be counted has tabs without
 * counts.
 */
export function tabsOf<Field extends string>(
  { search }: CountPorts,
  { context, type, query, offered }: TypedSearch<Field>,
): AsyncResult<readonly CountedTab[]> {
  const tabs = countedTabs(offered, type, {})
  const others = tabs.map((tab) => tab.type).filter((other) => other !== type)
  if (others.length === 0) return succeed(tabs)
  const counted = search.counts(context, beginAnew(query), others)
  return mapResult(withDefault(counted, {}), (counts) => countedTabs(offered, type, counts))
}

/** The tabs once it is known how many results there are. */
export const withTotal = (
  tabs: readonly CountedTab[],
  type: SearchType,
  total: number,
): readonly CountedTab[] => tabs.map((tab) => (tab.type === type ? { ...tab, count: total } : tab))

/** Ways that are none for things of a type: articles alone are narrowed to a year, and names of journals are never read otherwise. */
const noWays = (type: SearchType): readonly WayOn<string>['kind'][] => {
  if (type === 'article') return []
  return type === 'publication' ? ['ofYear', 'interpreted'] : ['ofYear']
}

/**
 * What leads on from a search that found nothing, as far as it finds something: single words where nothing that leaves out
 * less does. `words` are those that the index reads in its term.
 */
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
  const respelt = andThen(withDefault(ports.search.respell(context, query.term), null), (term): Counted =>
    term === null ? succeed([]) : counted({ kind: 'respelt', query: { ...query, term, page: 1 } }),
  )
  const others = waysOn(query, words).filter(({ kind }) => !noWays(type).includes(kind))
  const loosened = mapResult(every([respelt, ...others.map(counted)]), (ways) => ways.flat())
  const ways = andThen(loosened, (first): Counted =>
    first.some(({ count }) => count > 0)
      ? succeed(first)
      : mapResult(every(oneWordWays(query, words).map(counted)), (single) => single.flat()),
  )
  const inGroup = andThen(ports.sites.group(context), (site): AsyncResult<FoundInGroup | null> => {
    if (site === null) return succeed(null)
    const { id, sld, domain, name } = site
    return mapResult(countOf({ ...context, siteId: id }, { ...query, page: 1 }), (count) =>
      count === 0 ? null : { site: { id, sld, domain, name }, count },
    )
  })
  return mapResult(all({ ways, group: withDefault(inGroup, null) }), (found) => ({
    group: found.group,
    ways: bestWays(found.ways, found.group === null ? mostWays : mostWays - 1),
  }))
}
