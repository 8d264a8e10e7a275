/** Facets that narrow a result. */
export const facetFields = ['year', 'journal', 'column', 'keyword'] as const
export type FacetField = (typeof facetFields)[number]
