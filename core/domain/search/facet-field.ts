/** Facets that narrow a result. Their names stand in addresses, where `type` and `language` mean other things. */
export const facetFields = [
  'year',
  'journal',
  'column',
  'keyword',
  'author',
  'institution',
  'articleType',
  'textLanguage',
  'licence',
] as const
export type FacetField = (typeof facetFields)[number]
