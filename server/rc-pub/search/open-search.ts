import type { Database } from '../store/database.ts'
import type { ArticleIndex } from './article-index.ts'
import { limitSearches, standardSearchLimits } from './limit-searches.ts'
import { createReplicatedSearch, type ReplicaOptions } from './sql/replica/replicated-search.ts'
import { searchStore } from './sql/search-engine.ts'
import { createSqlIndex } from './sql/sql-index.ts'

export type { ReplicaOptions }

export interface OpenSearch extends ArticleIndex {
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
      ...limitSearches(createSqlIndex(searchStore(database), database), standardSearchLimits),
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
    ...limitSearches(createSqlIndex(search, database), standardSearchLimits),
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      await search.close()
    },
  }
}
