import type { UiLanguage } from '@xuekan/core'
import type { AddedHits, FacetValue, SearchHit, SearchResult } from '@xuekan/core/search'
import type { WireAcross, WireFacets, WireHit, WireSearch } from '../contract/search.ts'
import { listedFrom } from './article-summary.ts'

/** One page of hits (C7.16). */
export const searchResultFrom = (wire: WireSearch, language: UiLanguage): SearchResult => ({
  ...hitsFrom(wire, language),
  facets: facetsFrom(wire.facets),
})

/** What English words add to a search; a word without an English one stands for nothing. */
export const addedFrom = (wire: WireAcross, language: UiLanguage): AddedHits => ({
  ...hitsFrom(wire, language),
  translated: wire.translated.flatMap(({ word, english }) =>
    word === null || word === '' || english.length === 0 ? [] : [{ word, english }],
  ),
})

const hitsFrom = (
  { total, content, words }: Pick<WireSearch, 'total' | 'content' | 'words'>,
  language: UiLanguage,
): Pick<SearchResult, 'total' | 'hits' | 'words'> => ({
  total: total ?? content.length,
  hits: content.filter(({ id }) => id !== null).map((hit) => hitFrom(hit, language)),
  words: words.filter((word) => word !== ''),
})

/** The facets of a search alone. */
export const clustersFrom = ({
  total,
  facets,
}: {
  readonly total: number | null
  readonly facets: WireFacets
}): Pick<SearchResult, 'total' | 'facets'> => ({ total: total ?? 0, facets: facetsFrom(facets) })

const facetsFrom = (wire: WireFacets): SearchResult['facets'] => ({
  year: facetFrom(wire.year),
  journal: facetFrom(wire.journal),
  column: facetFrom(wire.column),
  keyword: facetFrom(wire.keyword),
  author: facetFrom(wire.author),
  institution: facetFrom(wire.institution),
  articleType: facetFrom(wire.articleType),
  textLanguage: facetFrom(wire.textLanguage),
  licence: facetFrom(wire.licence),
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
