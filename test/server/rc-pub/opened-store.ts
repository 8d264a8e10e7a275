import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'
import { fillFolder, type Prepared } from '../store/prepared-folder.ts'

/** Milliseconds to prepare a folder for the first time, on a busy machine. */
const slowest = 240_000

/** One store in a folder of its own with its schema, for all tests of a file. */
export function openedStore(
  prepare: (database: Database) => Promise<void> = async () => undefined,
  prepared: Prepared = 'empty',
): () => Database {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-store-'))
  let database: Database | undefined
  beforeAll(async () => {
    await fillFolder(folder, prepared)
    database = await openPglite({ folder, worker: null })
    await migrate(database, migrations)
    await prepare(database)
  }, slowest)
  afterAll(async () => {
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    if (database === undefined) throw new Error('the store opens before the first test')
    return database
  }
}
