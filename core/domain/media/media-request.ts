import type { PageRequest } from '../page/page-request.ts'
import type { SearchAs, SearchField } from '../search/search-query.ts'

/** Which figures, tables, sounds or films are listed. */
export interface MediaRequest extends PageRequest {
  /** Words of which each stands in the caption, or in title or summary; '' for all. */
  readonly q: string
  /**
   * Where the words stand instead: of a figure or a table in the article that it belongs to, of a sound or a film in
   * what is said of it. Absent for the usual place.
   */
  readonly field?: SearchField
  /** Absent where words are also looked for as the journals write them otherwise. */
  readonly as?: SearchAs
}
