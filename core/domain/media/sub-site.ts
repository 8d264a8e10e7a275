import type { SearchRoute } from '../route/route.ts'
import { onlyValue } from '../search/facet-choice.ts'
import type { SearchQuery } from '../search/search-query.ts'

/**
 * The search that an address of articles means (C2.25): its `subId` is the id of one of the journals that the site shows
 * (C3.1), which narrows the search as choosing that journal does. A journal that is chosen wins; what is no id narrows
 * nothing.
 */
export const searchQueryOf = ({ query, subId = '' }: Pick<SearchRoute, 'query' | 'subId'>): SearchQuery =>
  /^[1-9]\d{0,15}$/.test(subId) && query.facets.journal === undefined
    ? { ...query, facets: { ...query.facets, journal: onlyValue(subId) } }
    : query
