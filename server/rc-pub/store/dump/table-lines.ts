import { createHash } from 'node:crypto'
import type { Queryable } from '../database.ts'
import { isBytes, keyOf, pageSql, piecesSql, type TableShape } from './dump-tables.ts'

/** Characters of rows that one statement should read: a few milliseconds of the embedded engine. */
const pageLength = 128 * 1024

const rowLimits = { first: 4, most: 2_000 } as const

/** Bytes of a piece of a file. */
const pieceSize = 768 * 1024

export interface TableDigest {
  readonly rows: number
  /** Of all lines, each with its line end. */
  readonly sha256: string
}

/**
 * Reads a table in the order of its key, some rows at a time, and hands on its lines.
 * @param report how many rows have been read so far
 */
export async function readTable(
  database: Queryable,
  shape: TableShape,
  write: (line: string) => Promise<void> | void,
  report: (rows: number) => void = () => undefined,
): Promise<TableDigest> {
  const hash = createHash('sha256')
  const bytes = shape.columns.filter(isBytes)
  let rows = 0
  let limit: number = rowLimits.first
  let behind: readonly string[] = []
  const hand = async (line: string): Promise<void> => {
    hash.update(line).update('\n')
    await write(line)
  }
  for (;;) {
    const page = await database.query<Readonly<Record<string, unknown>> & { readonly line: string }>(
      pageSql(shape, rows === 0, limit),
      behind,
    )
    let length = 0
    for (const row of page) {
      length += row.line.length
      await hand(row.line)
      for (const { name } of bytes)
        await readPieces(database, piecesSql(shape, name), keyOf(shape, row), hand)
      behind = keyOf(shape, row)
    }
    rows += page.length
    report(rows)
    if (page.length < limit) return { rows, sha256: hash.digest('hex') }
    limit = nextLimit(limit, length / page.length)
  }
}

/** So many rows as are about the wanted length, growing by steps: the next ones can be longer. */
const nextLimit = (limit: number, average: number): number =>
  Math.max(1, Math.min(rowLimits.most, limit * 4, Math.floor(pageLength / Math.max(average, 1))))

async function readPieces(
  database: Queryable,
  sql: string,
  key: readonly string[],
  write: (line: string) => Promise<void>,
): Promise<void> {
  for (let from = 1; ; from += pieceSize) {
    const [row] = await database.query<{ readonly piece: Uint8Array | null }>(sql, [...key, from, pieceSize])
    const piece = row?.piece ?? new Uint8Array()
    if (piece.length > 0)
      await write(`"${Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('base64')}"`)
    if (piece.length < pieceSize) return
  }
}
