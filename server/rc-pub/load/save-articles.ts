import { readNames } from '../search/read-names.ts'
import type { ArticleRecord } from '../store/article-record.ts'
import { bumpContentVersion } from '../store/content-version.ts'
import { forgetTombstones } from '../store/tombstones.ts'
import type { Database, Queryable } from '../store/database.ts'
import { articleHash } from './article-hash.ts'
import { articleJson } from './article-json.ts'
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
  if (changed > 0) await database.transaction(readNames)
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

type Row = ReturnType<typeof articleJson>

/** The rows of records. Those of the next batch are written while the engine takes in this one. */
interface Rows {
  readonly of: (record: ArticleRecord) => Row
  readonly prepare: (records: readonly ArticleRecord[]) => void
}

function createRows(): Rows {
  let prepared = new Map<ArticleRecord, Row>()
  const write = (record: ArticleRecord): Row => articleJson(record)
  return {
    of: (record) => prepared.get(record) ?? write(record),
    prepare: (records) => {
      prepared = new Map(records.map((record) => [record, write(record)]))
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
  const written = records.map((record) => ({
    ...rows.of(record),
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
