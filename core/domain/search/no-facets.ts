import type { SearchResult } from './search-result.ts'

/** The facets of a result that has no values in any. */
export const noFacets: SearchResult['facets'] = {
  year: [],
  journal: [],
  column: [],
  keyword: [],
  author: [],
  institution: [],
  articleType: [],
  textLanguage: [],
  licence: [],
}
