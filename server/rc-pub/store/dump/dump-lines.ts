import { DumpProblem } from './dump-problem.ts'

/** Changes when an older version could not read the lines any more. */
export const dumpVersion = 1

/** The first line. */
export interface DumpHeader {
  readonly format: 'xuekan-dump'
  readonly version: number
  /** Numbers of the migrations that the store has taken. */
  readonly schema: readonly number[]
}

/**
 * The lines behind the header: a table begins, its rows as arrays of texts, with pieces of bytes in base64 behind theirs,
 * a table ends; then the sequences, and the end with a hash of all that was said.
 */
export type DumpLine =
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'row'; readonly text: string }
  | { readonly kind: 'piece'; readonly text: string }
  | { readonly kind: 'tableEnd'; readonly rows: number; readonly sha256: string }
  | { readonly kind: 'sequences'; readonly sequences: Readonly<Record<string, readonly [string, boolean]>> }
  | { readonly kind: 'end'; readonly sha256: string }

/** Reads the first line. Throws a `DumpProblem` for what is no dump, or one of a newer form. */
export function readHeader(line: string | undefined): DumpHeader {
  const { format, version, schema } = (line === undefined ? {} : parsed(line)) as Partial<DumpHeader>
  if (format !== 'xuekan-dump' || !Array.isArray(schema)) throw new DumpProblem('This is no dump of a store.')
  if (version !== dumpVersion)
    throw new DumpProblem(
      `The dump has the form ${version}, and this version reads the form ${dumpVersion}: use the version that wrote it.`,
    )
  return { format, version, schema }
}

/** Tells what a line is without reading a row, which the store does. Throws a `DumpProblem`. */
export function readLine(line: string): DumpLine {
  if (line.startsWith('[')) return { kind: 'row', text: line }
  if (line.startsWith('"')) return { kind: 'piece', text: line.slice(1, -1) }
  const said = parsed(line) as Readonly<Record<string, unknown>>
  if (typeof said['table'] === 'string' && Array.isArray(said['columns']))
    return { kind: 'table', table: said['table'], columns: said['columns'] as readonly string[] }
  if (typeof said['sha256'] === 'string') {
    if (said['end'] === 'dump') return { kind: 'end', sha256: said['sha256'] }
    if (typeof said['rows'] === 'number')
      return { kind: 'tableEnd', rows: said['rows'], sha256: said['sha256'] }
  }
  if (typeof said['sequences'] === 'object' && said['sequences'] !== null)
    return {
      kind: 'sequences',
      sequences: said['sequences'] as Readonly<Record<string, readonly [string, boolean]>>,
    }
  throw damaged()
}

export const damaged = (): DumpProblem => new DumpProblem('The dump is damaged.')

export const cutOff = (): DumpProblem => new DumpProblem('The dump is cut off: its end is missing.')

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // said below
  }
  throw damaged()
}
