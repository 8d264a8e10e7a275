import type { Database, Queryable } from '../store/database.ts'

/** Where searches run. One search's statements see one state of the articles. */
export interface SearchEngine {
  /** Throws a `DatabaseError` of kind 'timeout' for a search that takes longer than its limit. */
  readonly read: <T>(work: (on: Queryable) => Promise<T>) => Promise<T>
}

/** Milliseconds that one statement of a search may take. */
export const searchTimeLimit = 2_000

/** Searches on whatever answers statements, without a limit of their own. */
export const searchOn = (on: Queryable): SearchEngine => ({ read: (work) => work(on) })

/**
 * Searches on a store. A plan that reads the words of every article is ten times slower than the index, and for a
 * common word the planner likes it.
 */
export const searchStore = (database: Database, timeLimit = searchTimeLimit): SearchEngine => ({
  read: (work) =>
    database.transaction(
      async (tx) => {
        await tx.query(`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`)
        return work(tx)
      },
      { timeLimit },
    ),
})
