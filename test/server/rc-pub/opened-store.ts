import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'

/** One store in memory with its schema, for all tests of a file. */
export function openedStore(
  prepare: (database: Database) => Promise<void> = async () => undefined,
): () => Database {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openPglite({ folder: null, worker: null })
    await migrate(database, migrations)
    await prepare(database)
  })
  afterAll(() => database?.close())
  return () => {
    if (database === undefined) throw new Error('the store opens before the first test')
    return database
  }
}
