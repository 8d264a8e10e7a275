import type { Database, Queryable } from '../../store/database.ts'
import type { IndexHealth } from '../article-index.ts'

/** The articles that a search reads. */
export interface SearchedArticles extends Queryable {
  /** The table by whose indexes articles are read in the order of their counters: their own, or one beside it. */
  readonly counters: 'article' | 'counter'
}

/** Where the statements of searches run. */
export interface SearchEngine {
  /**
   * One search's statements see one state of the articles. Throws a `DatabaseError` of kind 'timeout' for a statement
   * that takes longer than its limit.
   */
  readonly read: <T>(work: (on: SearchedArticles) => Promise<T>) => Promise<T>
  /** Takes what the store has now. */
  readonly catchUp: () => Promise<void>
  readonly health: () => Promise<IndexHealth>
}

/** Milliseconds that one statement of a search may take. */
export const searchTimeLimit = 2_000

interface SearchStoreOptions {
  readonly timeLimit?: number
  readonly counters?: SearchedArticles['counters']
}

/**
 * Searches on the store. A plan that reads the words of every article is ten times slower than the index, and for a
 * common word the planner likes it. The words stand in the rows of the articles: there is nothing to catch up with.
 */
export const searchStore = (
  database: Database,
  { timeLimit = searchTimeLimit, counters = 'article' }: SearchStoreOptions = {},
): SearchEngine => ({
  read: (work) =>
    database.transaction(
      async (tx) => {
        await tx.query(`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`)
        return work({ query: (sql, params) => tx.query(sql, params), counters })
      },
      { timeLimit },
    ),
  catchUp: async () => undefined,
  health: async () => {
    await database.query('select 1')
    return { answers: true, apart: false, behind: 0 }
  },
})
