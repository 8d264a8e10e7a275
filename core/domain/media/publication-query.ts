import type { PublicationsRoute } from '../route/route.ts'
import { publicationFields, type PublicationField, type SearchQuery } from '../search/search-query.ts'

/**
 * The search that an address of publications or periodicals means (C2.25): its `searchType` names the field where no
 * field is named, as older links do. Any other `searchType` narrows nothing.
 */
export const publicationQueryOf = ({
  searchType,
  query,
}: Pick<PublicationsRoute, 'searchType' | 'query'>): SearchQuery<PublicationField> => {
  if (query.field !== 'all') return query
  return { ...query, field: publicationFields.find((field) => field === searchType) ?? 'all' }
}
