import { PGlite, types } from '@electric-sql/pglite'
import type { SqlValue } from './database.ts'

/** The embedded engine itself, wherever it runs: in a worker thread, or in this one. */
export interface PgliteEngine {
  readonly query: (sql: string, params: readonly SqlValue[]) => Promise<readonly unknown[]>
  readonly close: () => Promise<void>
}

const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
}

/** Opens (or creates) the data folder; null keeps everything in memory. */
export async function openPgliteEngine(folder: string | null): Promise<PgliteEngine> {
  const engine = await PGlite.create({ ...(folder === null ? {} : { dataDir: folder }), parsers })
  return {
    query: async (sql, params) => (await engine.query(sql, [...params])).rows,
    close: () => engine.close(),
  }
}
