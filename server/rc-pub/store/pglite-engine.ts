import { PGlite, types } from '@electric-sql/pglite'
import type { SqlValue } from './database.ts'

/** The embedded engine itself, wherever it runs: in a worker thread, or in this one. */
export interface PgliteEngine {
  readonly query: (sql: string, params: readonly SqlValue[]) => Promise<readonly unknown[]>
  readonly close: () => Promise<void>
}

/**
 * Bytes travel as `\x` and two digits each. The engine's own reader and writer make a string of each of them: eight and
 * ten times as long, and 120 MB for a megabyte.
 */
const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.BYTEA]: (digits: string) => new Uint8Array(Buffer.from(digits.slice(2), 'hex')),
}

const serializers = {
  [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
}

/** Settings of PostgreSQL that differ from its defaults, by name, in its own units: `{ shared_buffers: '256MB' }`. */
export type EngineSettings = Readonly<Record<string, string>>

/** Where an engine keeps its data, and how it works. */
export interface EngineOptions {
  /** null keeps everything in memory. */
  readonly folder: string | null
  readonly settings?: EngineSettings
}

/** Opens the data folder, which is made where it is missing. Throws for a setting that PostgreSQL does not know. */
export async function openPgliteEngine({ folder, settings = {} }: EngineOptions): Promise<PgliteEngine> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const engine = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    startParams: [...PGlite.defaultStartParams, ...options],
    parsers,
    serializers,
  })
  return {
    query: async (sql, params) => (await engine.query(sql, [...params])).rows,
    close: () => engine.close(),
  }
}
