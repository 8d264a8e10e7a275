import fc from 'fast-check'
import {
  facetFields,
  searchFields,
  searchSorts,
  searchTimes,
  type FacetField,
  type SearchQuery,
} from '../../domain/search/search-query.ts'
import { arbitraryValue } from './text.ts'

const arbitraryFacets: fc.Arbitrary<Partial<Record<FacetField, string>>> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...facetFields), arbitraryValue), {
    selector: ([field]) => field,
    maxLength: 4,
  })
  .map((pairs) => Object.fromEntries(pairs))

export const arbitrarySearchQuery: fc.Arbitrary<SearchQuery> = fc.record({
  term: fc.oneof(fc.constant(''), arbitraryValue),
  field: fc.constantFrom(...searchFields),
  sort: fc.constantFrom(...searchSorts),
  time: fc.constantFrom(...searchTimes),
  facets: arbitraryFacets,
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 100_000 })),
})
