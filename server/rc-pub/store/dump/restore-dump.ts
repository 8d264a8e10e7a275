import { createHash } from 'node:crypto'
import { loadTimeLimit, DatabaseError, type Database, type Queryable } from '../database.ts'
import { migrate, migrateWithin } from '../migrate.ts'
import type { Migration } from '../migrations/migration.ts'
import { cutOff, damaged, readHeader, readLine, type DumpLine } from './dump-lines.ts'
import { DumpProblem } from './dump-problem.ts'
import { dumpedSequences, dumpedTables, readTableShape } from './dump-tables.ts'
import { createTableLoader } from './load-table.ts'
import { makeBare } from './make-bare.ts'
import { readTable } from './table-lines.ts'
import type { DumpReport } from './write-dump.ts'

export interface RestoreSource {
  /** Lines without their ends. */
  readonly lines: AsyncIterable<string>
  /** Told of the rows of a table that have been restored, and of its end. */
  readonly told?: (table: string, rows: number, isDone: boolean) => void
}

/**
 * Restores a dump into an empty store, all of it or nothing: in one transaction, with the schema that the dump has. Every
 * row is read again and compared before it counts. The schema is brought up to date behind that, as with any older store.
 * Throws a `DumpProblem` where the store holds anything, or the dump is cut off, damaged or of a newer version.
 */
export async function restoreDump(
  database: Database,
  source: RestoreSource,
  migrations: readonly Migration[],
): Promise<DumpReport> {
  const report = await database.transaction((tx) => restoreWithin(tx, source, migrations), {
    timeLimit: loadTimeLimit,
  })
  await migrate(database, migrations)
  await database.transaction((tx) => tx.query('analyze'))
  return report
}

async function restoreWithin(
  tx: Queryable,
  { lines, told = () => undefined }: RestoreSource,
  migrations: readonly Migration[],
): Promise<DumpReport> {
  const iterator = lines[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  const nextText = async (): Promise<string> => {
    const { value, done } = await iterator.next()
    if (done === true) throw cutOff()
    return value
  }
  const first = await nextText()
  const { schema } = readHeader(first)
  hash.update(first).update('\n')
  await makeEmptySchema(tx, schema, migrations)
  const finish = await makeBare(tx, dumpedTables)
  const tables = new Map<string, string>()
  let rows = 0
  for (;;) {
    const text = await nextText()
    const line = readLine(text)
    if (line.kind === 'end') {
      if (line.sha256 !== hash.digest('hex') || (await iterator.next()).done !== true) throw damaged()
      await finish()
      return { rows, sha256: line.sha256 }
    }
    hash.update(text).update('\n')
    if (line.kind === 'table') {
      const table = line.table
      const end = await restoreTable(tx, line, nextText, (read) => told(table, read, false))
      hash.update(end.text).update('\n')
      tables.set(table, end.text)
      told(table, end.rows, true)
      rows += end.rows
    } else if (line.kind === 'sequences') await setSequences(tx, line.sequences)
    else throw damaged()
  }
}

async function makeEmptySchema(
  tx: Queryable,
  schema: readonly number[],
  migrations: readonly Migration[],
): Promise<void> {
  const [there] = await tx.query<{ empty: boolean }>(
    `select coalesce(to_regclass('schema_migration'), to_regclass('article'), to_regclass('site')) is null as empty`,
  )
  if (there?.empty !== true)
    throw new DumpProblem('The store is not empty, and a dump is restored into an empty one alone.')
  const known = migrations.map(({ number }) => number)
  const strange = schema.find((number) => !known.includes(number))
  if (strange !== undefined)
    throw new DumpProblem(
      `The dump was written by a newer version (schema ${strange}, this version knows ${known.at(-1) ?? 0}): use that version.`,
    )
  await migrateWithin(
    tx,
    migrations.filter(({ number }) => schema.includes(number)),
  )
  // what the steps put in themselves comes with the dump
  await tx.query('delete from meta')
}

/** Loads the rows up to the table's end, reads them again, and answers the line of its end. */
async function restoreTable(
  tx: Queryable,
  { table, columns }: Extract<DumpLine, { kind: 'table' }>,
  next: () => Promise<string>,
  report: (rows: number) => void,
): Promise<{ readonly text: string; readonly rows: number }> {
  const shape = dumpedTables.some((name) => name === table) ? await readTableShape(tx, table) : null
  if (shape === null || shape.columns.map(({ name }) => name).join(' ') !== columns.join(' '))
    throw new DumpProblem(`The dump has a table '${table}' that its schema does not have.`)
  const hash = createHash('sha256')
  const loader = createTableLoader(tx, shape, report)
  for (;;) {
    const text = await next()
    const line = readLine(text)
    if (line.kind === 'row' || line.kind === 'piece') {
      hash.update(text).update('\n')
      await (line.kind === 'row' ? loader.addRow(line.text) : loader.addPiece(line.text)).catch(explained)
      continue
    }
    if (line.kind !== 'tableEnd') throw damaged()
    await loader.flush().catch(explained)
    if (hash.digest('hex') !== line.sha256) throw damaged()
    await assertSame(() => readTable(tx, shape, () => undefined), line)
    return { text, rows: line.rows }
  }
}

/** What the store has taken is what the dump says: the same rows with the same hash. */
async function assertSame(
  read: () => ReturnType<typeof readTable>,
  { rows, sha256 }: Extract<DumpLine, { kind: 'tableEnd' }>,
): Promise<void> {
  const taken = await read()
  if (taken.rows !== rows || taken.sha256 !== sha256) throw damaged()
}

/** Rows that the store refuses are no rows of it. */
function explained(failure: unknown): never {
  if (failure instanceof DatabaseError && failure.kind === 'refused' && /^2[23]/.test(failure.code))
    throw new DumpProblem(`The dump is damaged: ${failure.message}.`)
  throw failure
}

async function setSequences(
  tx: Queryable,
  sequences: Readonly<Record<string, readonly [string, boolean]>>,
): Promise<void> {
  for (const name of dumpedSequences) {
    const state = sequences[name]
    if (state !== undefined)
      await tx.query('select setval($1::regclass, $2::text::bigint, $3)', [name, state[0], state[1]])
  }
}
