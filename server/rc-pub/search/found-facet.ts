import type { FacetField, Language } from '@xuekan/core'

/** One value of a facet. */
export interface FoundFacet {
  readonly field: FacetField
  readonly value: string
  /** In both languages where the value has words; '' where its number says it all. */
  readonly label: Readonly<Record<Language, string>>
  /** null where there are more hits than are counted. */
  readonly count: number | null
}
