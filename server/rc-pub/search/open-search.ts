import type { Database } from '../store/database.ts'
import { createReplicatedSearch, type ReplicaOptions } from './replica/replicated-search.ts'
import { limitSearches, standardSearchLimits } from './limit-searches.ts'
import { searchStore, type SearchEngine } from './search-engine.ts'

export interface OpenSearch extends SearchEngine {
  /** Whether searches run on a replica now, and hold no page up. */
  readonly isReplicated: () => boolean
  readonly close: () => Promise<void>
}

/** Milliseconds after which a changed article is looked for. */
const followInterval = 2_000

/** Milliseconds that the order by views, downloads or citations may be behind. */
const counterInterval = 60_000

/**
 * Searches on a replica that follows the content store, or on the store itself where there is none: a PostgreSQL
 * server answers many at once.
 */
export function openSearch(
  database: Database,
  replica: ReplicaOptions | null,
  report: (failure: unknown) => void,
): OpenSearch {
  if (replica === null) {
    return {
      ...limitSearches(searchStore(database), standardSearchLimits),
      isReplicated: () => false,
      close: async () => undefined,
    }
  }
  const search = createReplicatedSearch(database, replica, report)
  let following = false
  // a replica that is being filled takes many intervals
  const follow = async (): Promise<void> => {
    if (following) return
    following = true
    await search.follow()
    following = false
  }
  void follow()
  const timers = [
    setInterval(() => void follow(), followInterval).unref(),
    setInterval(() => void search.followCounters(), counterInterval).unref(),
  ]
  return {
    ...limitSearches(search, standardSearchLimits),
    isReplicated: search.isReplicated,
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      await search.close()
    },
  }
}
