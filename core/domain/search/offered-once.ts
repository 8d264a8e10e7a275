import { printQuery } from '../route/query.ts'
import { limitQuery } from './limit-query.ts'
import type { CountedWay } from './no-hits.ts'
import { searchQueryTo } from './search-address.ts'
import type { SearchField, SearchQuery } from './search-query.ts'
import type { JournalLimit } from './search-result.ts'

interface Offers {
  readonly limits: readonly JournalLimit[]
  readonly ways: readonly CountedWay<SearchField>[]
}

interface LimitedSearch {
  readonly query: SearchQuery
  readonly shownSiteId: string
}

/**
 * The limits to journals of a search that found nothing, and its ways on, each search offered once: on a journal's own site, to
 * leave out its name and to search in it are the same. A way that leaves out one word says it; else the limit does, which
 * names more than a word. Laws: no limit leads where a way does, and whatever one of both leads to, one still does.
 */
export function offeredOnce({ limits, ways }: Offers, { query, shownSiteId }: LimitedSearch): Offers {
  const limited = limits.map((limit) => ({
    limit,
    address: addressOf(limitQuery(query, limit, shownSiteId)),
  }))
  const behindLimits = new Set(limited.map(({ address }) => address))
  const others = ways.filter((way) => way.kind !== 'oneWord' || !behindLimits.has(addressOf(way.query)))
  const behindWays = new Set(others.map((way) => addressOf(way.query)))
  return {
    limits: limited.filter(({ address }) => !behindWays.has(address)).map(({ limit }) => limit),
    ways: others,
  }
}

const addressOf = (query: SearchQuery): string => printQuery(searchQueryTo(query))
