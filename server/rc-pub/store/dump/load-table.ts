import type { Queryable } from '../database.ts'
import { damaged } from './dump-lines.ts'
import { insertSql, isBytes, type TableShape } from './dump-tables.ts'

/** What one statement takes at most. */
const most = { rows: 1_000, length: 1024 * 1024 } as const

/** Takes the lines of a table and inserts them, many rows at a time, or one with its bytes. */
export interface TableLoader {
  readonly addRow: (line: string) => Promise<void>
  /** @param base64 of the row before it */
  readonly addPiece: (base64: string) => Promise<void>
  readonly flush: () => Promise<void>
}

export function createTableLoader(
  tx: Queryable,
  shape: TableShape,
  report: (rows: number) => void,
): TableLoader {
  const insert = insertSql(shape)
  const places = shape.columns.flatMap((column, at) => (isBytes(column) ? [at] : []))
  let lines: string[] = []
  let length = 0
  let pieces: Buffer[] = []
  let rows = 0

  const flush = async (): Promise<void> => {
    if (lines.length === 0) return
    const taken = `[${lines.join(',')}]`
    const bytes = places.length === 0 ? [] : bytesOf(lines[0] ?? '', places, pieces)
    rows += lines.length
    lines = []
    pieces = []
    length = 0
    await tx.query(insert, [taken, ...bytes])
    report(rows)
  }
  return {
    addRow: async (line) => {
      const isFull = lines.length >= most.rows || length + line.length > most.length
      if (isFull || places.length > 0) await flush()
      lines.push(line)
      length += line.length
    },
    addPiece: async (base64) => {
      if (lines.length !== 1 || places.length === 0) throw damaged()
      pieces.push(Buffer.from(base64, 'base64'))
    },
    flush,
  }
}

/** Divides what came behind a row by the lengths that the row says. Throws a `DumpProblem` where they are not these. */
function bytesOf(
  line: string,
  places: readonly number[],
  pieces: readonly Buffer[],
): readonly (Uint8Array | null)[] {
  const row = rowOf(line)
  const all = Buffer.concat(pieces)
  let from = 0
  const bytes = places.map((place) => {
    const length = row[place]
    if (length === null) return null
    if (typeof length !== 'number') throw damaged()
    from += length
    return all.subarray(from - length, from)
  })
  if (from !== all.length) throw damaged()
  return bytes
}

function rowOf(line: string): readonly unknown[] {
  try {
    const row: unknown = JSON.parse(line)
    if (Array.isArray(row)) return row
  } catch {
    // said below
  }
  throw damaged()
}
