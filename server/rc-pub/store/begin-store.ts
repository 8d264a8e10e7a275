import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The engine's own folder in a data folder, of which no half is ever opened. */
export interface BegunStore {
  /** Where the engine keeps it. */
  readonly database: string
  /** The engine has made or opened it. */
  readonly made: () => void
  /** It could not: nothing is left of what was begun now. */
  readonly failed: () => void
}

/**
 * A new store is marked until it is made; what an interrupted start left is removed and begun again. A store that was
 * made once is never marked. Throws what the file system says.
 */
export function beginStore(folder: string): BegunStore {
  const database = join(folder, 'database')
  const mark = join(folder, 'database.unfinished')
  if (existsSync(mark)) rmSync(database, { recursive: true, force: true })
  const isNew = !existsSync(database)
  if (isNew) writeFileSync(mark, '')
  return {
    database,
    made: () => rmSync(mark, { force: true }),
    failed: () => {
      if (!isNew || !existsSync(mark)) return
      // what cannot be removed now is removed at the next start, which the mark asks for
      try {
        rmSync(database, { recursive: true, force: true })
        rmSync(mark, { force: true })
      } catch {
        return
      }
    },
  }
}
