import { localise, type UiLanguage } from '@xuekan/core'
import { excerpt, plainText } from '@xuekan/core/content'
import type { FacetValue, SearchResult } from '@xuekan/core/search'
import type { WireFacets, WireHit, WireSearch } from '../contract/search.ts'
import { summaryFrom } from './article-summary.ts'
import { textFrom } from './localized.ts'

/** Longest snippet made here, in characters. */
const snippetLength = 300

/** One page of hits (C7.16). */
export function searchResultFrom(wire: WireSearch, language: UiLanguage): SearchResult {
  return {
    total: wire.total ?? wire.content.length,
    hits: wire.content
      .filter(({ id }) => id !== null)
      .map((hit) => ({ article: summaryFrom(hit, language), snippet: snippetFrom(hit, language) })),
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

/** The server's snippet; else the beginning of the abstract without its tags. */
function snippetFrom(hit: WireHit, language: UiLanguage): string {
  if (hit.snippet !== null) return hit.snippet
  const abstract = textFrom(hit, 'summary', language)
  return excerpt(plainText(localise(abstract, language)), snippetLength)
}

const facetFrom = (wire: WireFacets['year']): readonly FacetValue[] =>
  wire.flatMap(({ value, label, count }) =>
    value === null || value === '' ? [] : [{ value, label: label ?? value, count }],
  )
