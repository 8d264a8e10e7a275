import fc from 'fast-check'
import { facetFields } from '../../domain/search/facet-field.ts'
import {
  publicationFields,
  searchAcross,
  searchAs,
  searchFields,
  searchSorts,
  searchTimes,
  type PublicationField,
  type SearchQuery,
} from '../../domain/search/search-query.ts'
import type { FacetChoices } from '../../domain/search/facet-choice.ts'
import { withMark, type FacetMark } from '../../domain/search/facet-mark.ts'
import { arbitraryValue } from './text.ts'

const aMark = fc.constantFrom<FacetMark>('any', 'none')

/** Several values of several facets, chosen and excluded. */
const arbitraryFacets: fc.Arbitrary<FacetChoices> = fc
  .array(fc.tuple(fc.constantFrom(...facetFields), arbitraryValue, aMark), { maxLength: 5 })
  .map((marked) =>
    marked.reduce<FacetChoices>((choices, [field, value, mark]) => withMark(choices, field, value, mark), {}),
  )

const queryWith = <Field extends string>(fields: readonly Field[]): fc.Arbitrary<SearchQuery<Field>> =>
  fc.record(
    {
      term: fc.oneof(fc.constant(''), arbitraryValue),
      field: fc.constantFrom(...fields),
      sort: fc.constantFrom(...searchSorts),
      time: fc.constantFrom(...searchTimes),
      facets: arbitraryFacets,
      page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 100_000 })),
      across: fc.constantFrom(...searchAcross),
      as: fc.constantFrom(...searchAs),
      find: fc.record({ field: fc.constantFrom(...facetFields), text: arbitraryValue }),
    },
    { requiredKeys: ['term', 'field', 'sort', 'time', 'facets', 'page'] },
  )

export const arbitrarySearchQuery: fc.Arbitrary<SearchQuery> = queryWith(searchFields)

/** A search for journals. */
export const arbitraryPublicationQuery: fc.Arbitrary<SearchQuery<PublicationField>> =
  queryWith(publicationFields)

/** A search whose term names the fields itself, as an advanced one does. */
export const arbitraryFieldlessQuery: fc.Arbitrary<SearchQuery<'all'>> = queryWith(['all'])
