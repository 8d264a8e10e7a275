import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'
import { openPostgres } from '../../../server/rc-pub/store/postgres-driver.ts'
import { createPostgresDatabase } from '../store/postgres-database.ts'
import { fillFolder, prepareDatabase, type Prepared } from '../store/prepared-folder.ts'

/** Milliseconds to prepare a folder for the first time, on a busy machine. */
const slowest = 240_000

interface OpenedEngine {
  readonly database: Database
  readonly remove: () => Promise<void>
}

async function openEmbedded(prepared: Prepared): Promise<OpenedEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-store-'))
  await fillFolder(folder, prepared)
  const database = await openPglite({ folder, worker: null })
  return {
    database,
    remove: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openOnServer(serverUrl: string, prepared: Prepared): Promise<OpenedEngine> {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const database = openPostgres({ url })
  await prepareDatabase(database, prepared)
  return {
    database,
    remove: async () => {
      await database.close()
      await drop()
    },
  }
}

/** An empty database of the engine of this run, without a schema unless it is prepared. */
export function openEngine(prepared: Prepared = 'empty'): Promise<OpenedEngine> {
  const serverUrl = inject('postgresUrl') ?? ''
  return serverUrl === '' ? openEmbedded(prepared) : openOnServer(serverUrl, prepared)
}

/**
 * One store of its own with its schema, for all tests of a file: on the embedded engine, or on PostgreSQL where the
 * run has a server.
 */
export function openedStore(
  prepare: (database: Database) => Promise<void> = async () => undefined,
  prepared: Prepared = 'empty',
): () => Database {
  let opened: OpenedEngine | undefined
  beforeAll(async () => {
    opened = await openEngine(prepared)
    await migrate(opened.database, migrations)
    await prepare(opened.database)
  }, slowest)
  afterAll(() => opened?.remove())
  return () => {
    if (opened === undefined) throw new Error('the store opens before the first test')
    return opened.database
  }
}
