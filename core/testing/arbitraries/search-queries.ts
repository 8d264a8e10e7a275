import fc from 'fast-check'
import {
  facetFields,
  publicationFields,
  searchFields,
  searchSorts,
  searchTimes,
  type FacetField,
  type PublicationField,
  type SearchQuery,
} from '../../domain/search/search-query.ts'
import { arbitraryValue } from './text.ts'

const arbitraryFacets: fc.Arbitrary<Partial<Record<FacetField, string>>> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...facetFields), arbitraryValue), {
    selector: ([field]) => field,
    maxLength: 4,
  })
  .map((pairs) => Object.fromEntries(pairs))

const queryWith = <Field extends string>(fields: readonly Field[]): fc.Arbitrary<SearchQuery<Field>> =>
  fc.record({
    term: fc.oneof(fc.constant(''), arbitraryValue),
    field: fc.constantFrom(...fields),
    sort: fc.constantFrom(...searchSorts),
    time: fc.constantFrom(...searchTimes),
    facets: arbitraryFacets,
    page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 100_000 })),
  })

export const arbitrarySearchQuery: fc.Arbitrary<SearchQuery> = queryWith(searchFields)

/** A search for journals. */
export const arbitraryPublicationQuery: fc.Arbitrary<SearchQuery<PublicationField>> =
  queryWith(publicationFields)

/** A search whose term names the fields itself, as an advanced one does. */
export const arbitraryFieldlessQuery: fc.Arbitrary<SearchQuery<'all'>> = queryWith(['all'])
