import { pageNumberFrom, pageNumberKey, pageNumberTo } from '../route/page-number.ts'
import { queryValue, type Query } from '../route/query.ts'
import { facetsFrom, facetsTo, findFrom, findKey } from './facet-choice.ts'
import {
  emptySearchQuery,
  searchAcross,
  searchAs,
  searchFields,
  searchSorts,
  searchTimes,
  type SearchQuery,
} from './search-query.ts'

/**
 * How a search stands in the query of its address (C2.25, C2.31). Facets stand under their own names, once for
 * each value, and looking among the values of one under its name too.
 * A value that is the default of `emptySearchQuery` is left out.
 */
export const searchAddressKeys = {
  term: 'q',
  field: 'field',
  sort: 'sort',
  time: 'time',
  page: pageNumberKey,
  across: 'across',
  as: 'as',
} as const

/** A search for articles. Total: what is absent or no value of its key becomes the default. */
export const searchQueryFrom = (query: Query): SearchQuery => searchQueryWith(query, searchFields)

/** As `searchQueryFrom`, for a search that names other fields. */
export function searchQueryWith<Field extends string>(
  query: Query,
  fields: readonly Field[],
): SearchQuery<Field | 'all'> {
  const read = (key: string): string | null => queryValue(query, key)
  const find = findFrom(query)
  const across = searchAcross.find((each) => each === read(searchAddressKeys.across))
  const as = searchAs.find((each) => each === read(searchAddressKeys.as))
  return {
    term: read(searchAddressKeys.term) ?? '',
    field: fields.find((field) => field === read(searchAddressKeys.field)) ?? emptySearchQuery.field,
    sort: searchSorts.find((sort) => sort === read(searchAddressKeys.sort)) ?? emptySearchQuery.sort,
    time:
      searchTimes.find((years) => String(years) === read(searchAddressKeys.time)) ?? emptySearchQuery.time,
    facets: facetsFrom(query),
    ...(find === null ? {} : { find }),
    page: pageNumberFrom(query),
    ...(across === undefined ? {} : { across }),
    ...(as === undefined ? {} : { as }),
  }
}

/** Law: `searchQueryFrom(searchQueryTo(search))` is `search`; with its own fields for a search that names others. */
export function searchQueryTo(search: SearchQuery<string>): Query {
  const pairs: [string, string][] = []
  const write = (key: string, value: string, fallback: string): void => {
    if (value !== fallback) pairs.push([key, value])
  }
  write(searchAddressKeys.term, search.term, '')
  write(searchAddressKeys.field, search.field, emptySearchQuery.field)
  for (const [name, value] of facetsTo(search.facets)) pairs.push([name, value])
  if (search.find !== undefined) write(findKey(search.find.field), search.find.text, '')
  write(searchAddressKeys.sort, search.sort, emptySearchQuery.sort)
  write(searchAddressKeys.time, String(search.time), String(emptySearchQuery.time))
  write(searchAddressKeys.across, search.across ?? '', '')
  write(searchAddressKeys.as, search.as ?? '', '')
  return [...pairs, ...pageNumberTo(search.page)]
}
