import type { UiLanguage } from '@xuekan/core'
import type { FacetValue, SearchHit, SearchResult } from '@xuekan/core/search'
import type { WireFacets, WireHit, WireSearch } from '../contract/search.ts'
import { listedFrom } from './article-summary.ts'

/** One page of hits (C7.16). */
export function searchResultFrom(wire: WireSearch, language: UiLanguage): SearchResult {
  return {
    total: wire.total ?? wire.content.length,
    hits: wire.content.filter(({ id }) => id !== null).map((hit) => hitFrom(hit, language)),
    words: wire.words.filter((word) => word !== ''),
    facets: facetsFrom(wire.facets),
  }
}

/** The facets of a search alone. */
export const clustersFrom = ({
  total,
  facets,
}: {
  readonly total: number | null
  readonly facets: WireFacets
}): Pick<SearchResult, 'total' | 'facets'> => ({ total: total ?? 0, facets: facetsFrom(facets) })

const facetsFrom = ({ year, journal, column, keyword }: WireFacets): SearchResult['facets'] => ({
  year: facetFrom(year),
  journal: facetFrom(journal),
  column: facetFrom(column),
  keyword: facetFrom(keyword),
})

/** The server's snippet; else the beginning of the abstract. */
const hitFrom = (hit: WireHit, language: UiLanguage): SearchHit => {
  const listed = listedFrom(hit, language)
  return hit.snippet === null ? listed : { ...listed, snippet: hit.snippet }
}

export const facetFrom = (wire: WireFacets['year']): readonly FacetValue[] =>
  wire.flatMap(({ value, label, count }) =>
    value === null || value === '' ? [] : [{ value, label: label ?? value, count }],
  )
