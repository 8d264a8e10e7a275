import type { UiLanguage } from '@xuekan/core'
import type { AddedHits, FacetValue, SearchHit, SearchResult, TermReading } from '@xuekan/core/search'
import type { WireAcross, WireFacets, WireHit, WireReading, WireSearch } from '../contract/search.ts'
import { listedFrom } from './article-summary.ts'

/** One page of hits (C7.16). */
export const searchResultFrom = (wire: WireSearch, language: UiLanguage): SearchResult => ({
  ...hitsFrom(wire, language),
  ...readFrom(wire.readings),
  ...limitsFrom(wire.limits),
  facets: facetsFrom(wire.facets),
})

/** Journals within which something is found. */
function limitsFrom(wire: WireSearch['limits']): Pick<SearchResult, 'limits'> {
  const limits = wire.flatMap(({ siteId, name, term, count }) =>
    siteId === null ||
    name === null ||
    name === '' ||
    term === null ||
    term === '' ||
    count === null ||
    count < 1
      ? []
      : [{ siteId: String(siteId), name, term, count }],
  )
  return limits.length === 0 ? {} : { limits }
}

function readFrom(wire: WireSearch['readings']): Pick<SearchResult, 'readings'> {
  const readings = readingsFrom(wire)
  return readings.length === 0 ? {} : { readings }
}

/** What words were read as; a word that is read as nothing is not told. */
export const readingsFrom = (wire: readonly WireReading[]): readonly TermReading[] =>
  wire.flatMap(({ typed, read }) => {
    const known = read.filter((each) => each !== '')
    return typed === null || typed === '' || known.length === 0 ? [] : [{ typed, read: known }]
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
