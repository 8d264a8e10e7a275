import type { FacetField, SearchResult } from '@xuekan/core/search'

/** How a chosen value is called; the value itself where the result no longer lists it. */
export const facetLabel = (result: SearchResult, field: FacetField, value: string): string =>
  result.facets[field].find((each) => each.value === value)?.label ?? value
