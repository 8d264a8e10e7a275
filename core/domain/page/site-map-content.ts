import type { FacetValue } from '../search/search-result.ts'
import type { Journal } from '../site/journal.ts'

/** The ways into a site beside its menu. */
export interface SiteMapContent {
  /** The journals that it shows; its own alone for a journal. */
  readonly journals: readonly Journal[]
  /** Of a journal, those with most articles first. */
  readonly sections: readonly FacetValue[]
  readonly authors: readonly FacetValue[]
  readonly keywords: readonly FacetValue[]
  readonly subjects: readonly FacetValue[]
}
