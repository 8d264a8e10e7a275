import { createHash } from 'node:crypto'
import { readContentVersion } from '../content-version.ts'
import type { Database, Queryable } from '../database.ts'
import { dumpVersion, type DumpHeader } from './dump-lines.ts'
import { DumpProblem } from './dump-problem.ts'
import { dumpedSequences, dumpedTables, readTableShape } from './dump-tables.ts'
import { readTable } from './table-lines.ts'

export interface DumpTarget {
  /** Takes a line without its end; waits while nobody takes more. */
  readonly write: (line: string) => Promise<void> | void
  /** Told of the rows of a table that have been written, and of its end. */
  readonly told?: (table: string, rows: number, isDone: boolean) => void
}

export interface DumpReport {
  readonly rows: number
  /** The same for the same content, on whichever engine. */
  readonly sha256: string
}

/**
 * Writes all that the store holds, as it was at one moment. A store in use by others is read some rows at a time, so that
 * they do not wait, and the dump fails with a `DumpProblem` when its content changed meanwhile.
 * @param isShared whether the portal works with this store over the same connection
 */
export async function writeDump(
  database: Database,
  target: DumpTarget,
  isShared: boolean,
): Promise<DumpReport> {
  if (!isShared) {
    return database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      return writeAll(tx, target)
    })
  }
  const before = await readContentVersion(database)
  const report = await writeAll(database, target)
  if ((await readContentVersion(database)) !== before)
    throw new DumpProblem('The content has changed while it was dumped: dump it again.')
  return report
}

async function writeAll(
  database: Queryable,
  { write, told = () => undefined }: DumpTarget,
): Promise<DumpReport> {
  const hash = createHash('sha256')
  const say = async (value: unknown): Promise<void> => {
    const line = JSON.stringify(value)
    hash.update(line).update('\n')
    await write(line)
  }
  const taken = await database.query<{ number: number }>(
    'select number from schema_migration order by number',
  )
  const header: DumpHeader = {
    format: 'xuekan-dump',
    version: dumpVersion,
    schema: taken.map(({ number }) => number),
  }
  await say(header)
  let all = 0
  for (const name of dumpedTables) {
    const shape = await readTableShape(database, name)
    if (shape === null) continue
    await say({ table: name, columns: shape.columns.map((column) => column.name) })
    const { rows, sha256 } = await readTable(database, shape, write, (read) => told(name, read, false))
    await say({ end: name, rows, sha256 })
    told(name, rows, true)
    all += rows
  }
  await say({ sequences: await readSequences(database) })
  const sha256 = hash.digest('hex')
  await write(JSON.stringify({ end: 'dump', sha256 }))
  return { rows: all, sha256 }
}

async function readSequences(
  database: Queryable,
): Promise<Readonly<Record<string, readonly [string, boolean]>>> {
  const sequences: Record<string, readonly [string, boolean]> = {}
  for (const name of dumpedSequences) {
    // an older schema may lack it
    const [known] = await database.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      name,
    ])
    if (known?.there !== true) continue
    const [state] = await database.query<{ last: string; used: boolean }>(
      `select last_value::text as last, is_called as used from ${name}`,
    )
    if (state !== undefined) sequences[name] = [state.last, state.used]
  }
  return sequences
}
