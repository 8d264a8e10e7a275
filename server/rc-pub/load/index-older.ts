import { bumpContentVersion } from '../store/content-version.ts'
import type { Database, Queryable } from '../store/database.ts'
import { indexedWords, indexForm, type IndexedRecord } from './indexed-words.ts'
import { indexArticlesSql } from './insert-articles-sql.ts'

/** Articles that one transaction takes: few, so that nobody waits long behind it. */
const atOnce = 10

/**
 * Indexes again what an older version has stored, until nothing is left or it is stopped; what was done stays done.
 * Answers how many articles it took. Nothing else of an article changes, not even when it last changed; what follows
 * the articles by their revisions takes them anew.
 */
export async function indexOlder(
  database: Database,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let taken = 0
  while (!isStopped()) {
    const some = await database.transaction(indexSome)
    taken += some
    if (some < atOnce) {
      // pages of results may be kept that were made before
      if (taken > 0) await database.transaction((tx) => bumpContentVersion(tx, 'all'))
      return taken
    }
  }
  return taken
}

async function indexSome(tx: Queryable): Promise<number> {
  const rows = await tx.query<{ id: number; record: IndexedRecord }>(
    'select id, record from article where index_form < $1 order by index_form, id limit $2 for update',
    [indexForm, atOnce],
  )
  if (rows.length > 0) {
    const words = rows.map(({ id, record }) => ({ id, ...indexedWords(record) }))
    await tx.query(indexArticlesSql, [JSON.stringify(words)])
  }
  return rows.length
}

/** Does so beside everything else. A failure is reported, and the next start goes on where it was. */
export function startIndexing(
  database: Database,
  report: (failure: unknown) => void,
): { readonly close: () => Promise<void> } {
  let stopped = false
  const ended = indexOlder(database, () => stopped).catch((failure: unknown) => {
    if (!stopped) report(failure)
  })
  return {
    close: async () => {
      stopped = true
      await ended
    },
  }
}
