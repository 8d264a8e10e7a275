import fc from 'fast-check'
import {
  countCap,
  type FacetValue,
  type SearchHit,
  type SearchResult,
} from '../../domain/search/search-result.ts'
import { arbitraryArticleSummary } from './articles.ts'
import { arbitraryText } from './text.ts'

export const arbitrarySearchHit: fc.Arbitrary<SearchHit> = fc.record({
  article: arbitraryArticleSummary,
  snippet: arbitraryText,
})

const facetValues: fc.Arbitrary<readonly FacetValue[]> = fc.array(
  fc.record({
    value: arbitraryText,
    label: arbitraryText,
    count: fc.option(fc.integer({ min: 1, max: countCap })),
  }),
  { maxLength: 4 },
)

/** Results with no more hits than their total, which may lie beyond what is counted. */
export const arbitrarySearchResult: fc.Arbitrary<SearchResult> = fc
  .record({
    hits: fc.array(arbitrarySearchHit, { maxLength: 4 }),
    more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: countCap + 1 })),
    words: fc.array(fc.constantFrom('soliton', 'river', '水利', '孤子'), { maxLength: 3 }),
    facets: fc.record({
      year: facetValues,
      journal: facetValues,
      column: facetValues,
      keyword: facetValues,
      author: facetValues,
      institution: facetValues,
      articleType: facetValues,
      textLanguage: facetValues,
      licence: facetValues,
    }),
  })
  .map(({ hits, more, words, facets }) => ({
    total: Math.min(countCap + 1, hits.length + more),
    hits,
    words,
    facets,
  }))
