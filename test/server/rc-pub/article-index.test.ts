import { emptySearchQuery } from '@xuekan/core/search'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReplicatedSearch } from '../../../server/rc-pub/search/sql/replica/replicated-search.ts'
import { searchStore } from '../../../server/rc-pub/search/sql/search-engine.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { DatabaseError, type Database } from '../../../server/rc-pub/store/database.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'
import { openPostgres } from '../../../server/rc-pub/store/postgres-driver.ts'
import { buildWorker } from '../store/build-worker.ts'
import { startPostgresCluster } from '../store/postgres-cluster.ts'
import { fillFolder } from '../store/prepared-folder.ts'
import { describeArticleIndex, type IndexWorld } from './article-index-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'xuekan-index-'))
let worker: URL
beforeAll(async () => {
  worker = await buildWorker()
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const embedded = async (name: string): Promise<Database> => {
  await fillFolder(join(folder, name), 'empty')
  const database = await openPglite({ folder: join(folder, name), worker: null })
  await migrate(database, migrations)
  return database
}

const onStore = (database: Database, close: () => Promise<void> = database.close): IndexWorld => ({
  database,
  index: createSqlIndex(searchStore(database), database),
  apart: false,
  close,
})

describeArticleIndex('SQL on the embedded store', async () => onStore(await embedded('store')))

describeArticleIndex('SQL on a replica that follows the store', async () => {
  const database = await embedded('followed')
  await fillFolder(join(folder, 'replica'), 'empty')
  const replica = createReplicatedSearch(
    database,
    { folder: join(folder, 'replica'), worker, fewestArticles: 1 },
    (failure) => {
      throw failure
    },
  )
  return {
    database,
    index: createSqlIndex(replica, database),
    apart: true,
    close: async () => {
      await replica.close()
      await database.close()
    },
  }
})

const cluster = startPostgresCluster()
afterAll(() => cluster?.stop())
if (cluster !== null) {
  describeArticleIndex('SQL on PostgreSQL', async () => {
    const database = openPostgres({ url: cluster.url })
    await migrate(database, migrations)
    return onStore(database)
  })
}

describe('createSqlIndex', () => {
  it('says that a search takes too long, in no words of a store', async () => {
    const timeout = async (): Promise<never> => {
      throw new DatabaseError('timeout', 'statement timeout', '57014')
    }
    const engine = { ...searchStore({} as Database), read: timeout }
    const index = createSqlIndex(engine, { query: timeout })
    const requested = { query: emptySearchQuery, sites: [1], today: '2026-11-20' }
    for (const answer of [
      index.search(requested),
      index.facets(requested),
      index.analyse(emptySearchQuery),
      index.suggest({ sites: [1], text: 'a', size: 1 }),
      index.authors({ sites: [1], name: 'a', size: 1, offset: 0 }),
    ]) {
      await expect(answer).rejects.toMatchObject({ name: 'SearchRefused', reason: 'tooSlow' })
    }
  })

  it('says of a store that is closed that it does not answer', async () => {
    const database = await embedded('closed')
    const { index } = onStore(database)
    await database.close()
    expect(await index.health()).toEqual({ answers: false, apart: false, behind: 0 })
  })
})
