import { bumpContentVersion } from '../store/content-version.ts'
import type { Database, Queryable } from '../store/database.ts'
import { createWordReaders, type WordReaders } from '../search/word-readers.ts'
import { authorKeys } from '../store/author-keys.ts'
import { indexedVector, indexedWords, indexForm, wordsToRead, type IndexedRecord } from './indexed-words.ts'
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
  const readers = createWordReaders()
  while (!isStopped()) {
    const some = await database.transaction((tx) => indexSome(tx, readers))
    taken += some
    if (some < atOnce) {
      // pages of results may be kept that were made before
      if (taken > 0) await database.transaction((tx) => bumpContentVersion(tx, 'all'))
      return taken
    }
  }
  return taken
}

async function indexSome(tx: Queryable, readers: WordReaders): Promise<number> {
  const rows = await tx.query<{ id: number; record: IndexedRecord }>(
    'select id, record from article where index_form < $1 order by index_form, id limit $2 for update',
    [indexForm, atOnce],
  )
  if (rows.length > 0) {
    const read = rows.map(({ id, record }) => ({ id, record, words: indexedWords(record) }))
    await readers.learn(tx, wordsToRead(read.map(({ words }) => words)))
    const indexed = read.map(({ id, record, words }) => ({
      id,
      fts: indexedVector(words, readers),
      author_keys: authorKeys(record.contributors),
      index_form: indexForm,
    }))
    await tx.query(indexArticlesSql, [JSON.stringify(indexed)])
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
