import type { Route } from '@xuekan/core/route'
import { facetFields, withMark, type SearchQuery, type SearchResult } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { facetLabel } from './facet-label.ts'
import type { ShownFilter } from './InterpretedQuery.tsx'

/** The field of a search, where it names one, and the results in every field. */
export function useFieldFilter(field: string, without: Route): readonly ShownFilter[] {
  const { t } = usePortal()
  if (!isNamed(field)) return []
  return [{ key: 'field', name: t(`results.field.${field}`), without }]
}

/** The values of facets that narrow a search, and how to take each away. */
export function useFacetFilters(
  query: SearchQuery,
  result: SearchResult,
  routeOf: (query: SearchQuery) => Route,
): readonly ShownFilter[] {
  const { t } = usePortal()
  return facetFields.flatMap((field) => {
    const { any = [], none = [] } = query.facets[field] ?? {}
    const filterOf = (value: string, isExcluded: boolean): ShownFilter => ({
      key: `${field} ${value}`,
      name: `${t(`results.facet.${field}`)}${t('mark.colon')}${facetLabel(result, field, value)}`,
      isExcluded,
      without: routeOf({ ...query, facets: withMark(query.facets, field, value, 'free'), page: 1 }),
    })
    return [...any.map((value) => filterOf(value, false)), ...none.map((value) => filterOf(value, true))]
  })
}

const fieldNames = [
  'title',
  'keyword',
  'author',
  'institution',
  'abstract',
  'doi',
  'publicationName',
  'organizerUnit',
  'cn',
  'issn',
] as const

const isNamed = (field: string): field is (typeof fieldNames)[number] =>
  fieldNames.some((each) => each === field)
