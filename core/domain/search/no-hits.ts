import type { Site } from '../site/site.ts'
import type { WayOn } from './ways-on.ts'

/** A way on with the number of things that it finds. */
export type CountedWay<Field extends string = string> = WayOn<Field> & { readonly count: number }

/** The same search in the group of a site, and how much it finds there. */
export interface FoundInGroup {
  readonly site: Pick<Site, 'id' | 'sld' | 'domain' | 'name'>
  readonly count: number
}

/** What leads on from a search that found nothing, each way with what stands behind it. */
export interface NoHits<Field extends string = string> {
  /** The best first, each finds something. */
  readonly ways: readonly CountedWay<Field>[]
  /** null for a site without a group, and where that finds nothing either. */
  readonly group: FoundInGroup | null
}
