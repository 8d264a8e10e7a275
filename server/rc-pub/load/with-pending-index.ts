import { DatabaseError, type Database } from '../store/database.ts'

/** How many loads, one within the other, are under way. */
const underWay = new WeakMap<Database, number>()

/** Whether a load is under way, whose end sees to what this table has become. */
export const isLoading = (database: Database): boolean => (underWay.get(database) ?? 0) > 0

/**
 * Runs a load with new texts kept beside the text index, and takes them in at its end, also when it fails: five times
 * as fast as entering each word of each article in its place. Then the table is looked at, and what
 * triggers count of it is tidied: plans go wrong on tables that have grown, rows that were counted up again and again leave
 * old ones in the way of each look, and the embedded engine does neither by itself. A load within it leaves the end to the
 * outer one.
 */
export async function withPendingIndex<T>(database: Database, load: () => Promise<T>): Promise<T> {
  const run = (sql: string) => database.transaction((tx) => tx.query(sql))
  const outer = underWay.get(database) ?? 0
  underWay.set(database, outer + 1)
  try {
    if (outer === 0) await run('alter index article_fts set (fastupdate = on)')
    return await load()
  } finally {
    const left = (underWay.get(database) ?? 1) - 1
    underWay.set(database, left)
    if (left === 0) {
      await run(`select gin_clean_pending_list('article_fts'::regclass)`)
      await run('alter index article_fts set (fastupdate = off)')
      await run('analyze article')
      await tidy(database)
    }
  }
}

/** What takes too long is left to the next time: it changes no answer. */
async function tidy(database: Database): Promise<void> {
  for (const table of ['phrase', 'word_pair']) {
    // no transaction may hold it
    await database.query(`vacuum (analyze) ${table}`).catch((failure: unknown) => {
      if (!(failure instanceof DatabaseError && failure.kind === 'timeout')) throw failure
    })
  }
}
