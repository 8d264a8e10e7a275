import type { HomeModule } from '../home/home-module.ts'
import type { ReadRow } from '../home/reading-order.ts'
import type { Journal } from '../site/journal.ts'

/** What the home page of each type of site shows (C2.1). */
export interface HomeContent {
  /** null for a group and the aggregate. */
  readonly journal: Journal | null
  /** The journal itself, a group's journals, or for the aggregate those of every group. */
  readonly journals: readonly Journal[]
  /** Its modules in the order in which they are read. */
  readonly rows: readonly ReadRow<HomeModule>[]
}
