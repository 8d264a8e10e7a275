import { readPhrases } from '../search/read-names.ts'
import { createWordReaders } from '../search/word-readers.ts'
import type { ArticleRecord } from '../store/article-record.ts'
import { bumpContentVersion } from '../store/content-version.ts'
import { forgetTombstones } from '../store/tombstones.ts'
import type { Database, Queryable } from '../store/database.ts'
import { articleHash } from './article-hash.ts'
import { articleJson } from './article-json.ts'
import { indexedVector, indexedWords, wordsToRead, type IndexedWords } from './indexed-words.ts'
import { insertArticlesSql } from './insert-articles-sql.ts'
import { recordBatches } from './record-batches.ts'
import { saveDetails } from './save-details.ts'
import { periodKeyOf, savePeriods } from './save-periods.ts'
import { isLoading, withPendingIndex } from './with-pending-index.ts'

/** From so many records on, the text index is brought up to date at the end. */
const bulkLoad = 200

/** Where readers wait for the same connection, articles are saved one by one: some 20 milliseconds each. */
const sharedBatch = { records: 1, text: 0 } as const

export interface SaveOptions {
  /** Whether readers wait for the same connection. */
  readonly isShared?: boolean
  /** Told how many have been saved, and of the end. */
  readonly told?: (count: number, isDone: boolean) => void
}

/** What became of one record, in the order of the records. */
export type SaveOutcome = 'added' | 'changed' | 'unchanged'

/**
 * Loads articles of one site with their issues. Loading the same again changes nothing, and leaves the content
 * version alone. Each batch is kept whole or not at all.
 */
export async function saveArticles(
  database: Database,
  siteId: number,
  records: readonly ArticleRecord[],
  { isShared = false, told = () => undefined }: SaveOptions = {},
): Promise<readonly SaveOutcome[]> {
  const load = async (): Promise<readonly SaveOutcome[]> => {
    const outcomes: SaveOutcome[] = []
    const batches = isShared ? recordBatches(records, sharedBatch) : recordBatches(records)
    const rows = createRows()
    for (const [at, batch] of batches.entries()) {
      const prepare = (): void => rows.prepare(batches[at + 1] ?? [])
      outcomes.push(...(await database.transaction((tx) => saveBatch(tx, { siteId, rows, prepare }, batch))))
      told(outcomes.length, false)
    }
    return outcomes
  }
  const isAtOnce = isShared || records.length < bulkLoad
  const outcomes = isAtOnce ? await load() : await withPendingIndex(database, load)
  // what a load of many does at its end, for few
  const changed = outcomes.filter((outcome) => outcome !== 'unchanged').length
  if (changed > 0) await database.transaction(readPhrases)
  const isLookedAt = !isAtOnce || isLoading(database)
  if (!isLookedAt && changed > 0 && (!isShared || (await isMuch(database, changed)))) {
    await database.transaction((tx) => tx.query('analyze article'))
  }
  told(outcomes.length, true)
  return outcomes
}

/** Whether so many articles change what the engine knows of all: looking at a large table makes readers wait. */
async function isMuch(database: Queryable, changed: number): Promise<boolean> {
  const [known] = await database.query<{ articles: number }>(
    `select reltuples::bigint as articles from pg_class where oid = 'article'::regclass`,
  )
  return changed * 10 > (known?.articles ?? 0)
}

/** A record as it is written; what it is found by is null until the store has read its words. */
interface Draft {
  readonly row: ReturnType<typeof articleJson>
  readonly words: IndexedWords
  readonly vector: string | null
}

/** The rows of records. Those of the next batch are drafted while the engine takes in this one. */
interface Rows {
  readonly of: (tx: Queryable, records: readonly ArticleRecord[]) => Promise<readonly object[]>
  readonly prepare: (records: readonly ArticleRecord[]) => void
}

function createRows(): Rows {
  const readers = createWordReaders()
  let prepared = new Map<ArticleRecord, Draft>()
  const draft = (record: ArticleRecord): Draft => {
    const words = indexedWords(record)
    const vector = readers.knows(wordsToRead([words])) ? indexedVector(words, readers) : null
    return { row: articleJson(record), words, vector }
  }
  return {
    of: async (tx, records) => {
      const drafts = records.map((record) => prepared.get(record) ?? draft(record))
      const unread = drafts.filter(({ vector }) => vector === null)
      await readers.learn(tx, wordsToRead(unread.map(({ words }) => words)))
      return drafts.map(({ row, words, vector }) => ({
        ...row,
        fts: vector ?? indexedVector(words, readers),
      }))
    },
    prepare: (records) => {
      prepared = new Map(records.map((record) => [record, draft(record)]))
    },
  }
}

interface Saving {
  readonly siteId: number
  readonly rows: Rows
  /** Called when the engine has the rows of a batch, so that the next one's are ready with it. */
  readonly prepare: () => void
}

async function saveBatch(
  tx: Queryable,
  saving: Saving,
  batch: readonly ArticleRecord[],
): Promise<readonly SaveOutcome[]> {
  const stored = await tx.query<{ key: string; hash: string }>(
    'select key, hash from article where site_id = $1 and key = any($2::text[])',
    [saving.siteId, batch.map(({ key }) => key)],
  )
  const hashes = new Map(stored.map(({ key, hash }) => [key, hash]))
  const outcomes = batch.map((record): SaveOutcome => {
    const before = hashes.get(record.key)
    if (before === undefined) return 'added'
    return before === articleHash(record) ? 'unchanged' : 'changed'
  })
  const written = batch.filter((_record, at) => outcomes[at] !== 'unchanged')
  if (written.length > 0) await writeArticles(tx, saving, written)
  return outcomes
}

async function writeArticles(
  tx: Queryable,
  { siteId, rows, prepare }: Saving,
  records: readonly ArticleRecord[],
): Promise<void> {
  const periods = await savePeriods(tx, siteId, records)
  const drafted = await rows.of(tx, records)
  const written = records.map((record, at) => ({
    ...drafted[at],
    period_id: periods.get(periodKeyOf(record) ?? '') ?? null,
  }))
  const [saved] = await Promise.all([
    tx.query<{ id: number; key: string }>(insertArticlesSql, [siteId, JSON.stringify(written)]),
    Promise.resolve().then(prepare),
  ])
  await saveDetails(tx, records, new Map(saved.map(({ key, id }) => [key, id])))
  await forgetTombstones(
    tx,
    siteId,
    records.map(({ key }) => key),
  )
  await removeEmptyPeriods(tx, siteId)
  await bumpContentVersion(tx, [siteId])
}

/** An article that moved to another issue, or was taken away, can leave the old one without any. */
export const removeEmptyPeriods = (tx: Queryable, siteId: number): Promise<readonly unknown[]> =>
  tx.query(
    'delete from period p where site_id = $1 and not exists (select 1 from article where period_id = p.id)',
    [siteId],
  )
