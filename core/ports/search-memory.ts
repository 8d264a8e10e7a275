import type { SearchHolder } from '../domain/search/search-holder.ts'
import type { Stream } from '../reactive/stream.ts'

/** Remembers the latest search for as long as the tab lasts (C3.19). */
export interface SearchMemory {
  /** Says once what was kept last, null for nothing; never an error. */
  readonly read: () => Stream<SearchHolder | null>
  /** Where nothing can be kept, nothing happens. */
  readonly store: (holder: SearchHolder) => void
}
