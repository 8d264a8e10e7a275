import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DatabaseError, type Database } from '../../../server/rc-pub/store/database.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'
import { openPostgres } from '../../../server/rc-pub/store/postgres-driver.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { searchArticles } from '../../../server/rc-pub/search/search-articles.ts'
import { searchStore } from '../../../server/rc-pub/search/sql/search-engine.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { articleRecord } from '../rc-pub/article-records.ts'
import { storeSite } from '../rc-pub/stored-site.ts'
import { buildWorker } from './build-worker.ts'
import { fillFolder } from './prepared-folder.ts'
import { createPostgresDatabase } from './postgres-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'xuekan-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const serverUrl = inject('postgresUrl') ?? ''

async function openInThread(): Promise<Database> {
  await fillFolder(folder, 'empty')
  return openPglite({ folder, worker: await buildWorker() })
}

const openOnServer = async (): Promise<Database> =>
  openPostgres({ url: (await createPostgresDatabase(serverUrl)).url })

const [name, open] =
  serverUrl === ''
    ? (['the embedded engine in its thread', openInThread] as const)
    : (['PostgreSQL', openOnServer] as const)

describe(`Database on ${name}`, () => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('answers counts, bigints and numerics as numbers', async () => {
    const sql = 'select count(*) as count, 9007199254740991::bigint as big, 1.5::numeric as exact'
    expect(await database.query(sql)).toEqual([{ count: 1, big: 9007199254740991, exact: 1.5 }])
  })

  it('takes and answers lists, JSON and bytes', async () => {
    const bytes = new Uint8Array([0, 255, 10])
    const [row] = await database.query<{ list: unknown; json: unknown; bytes: Uint8Array }>(
      'select $1::text[] as list, $2::jsonb as json, $3::bytea as bytes',
      [['a "quoted", {word}', '水'], '{"a":[1,null]}', bytes],
    )
    expect(row).toMatchObject({ list: ['a "quoted", {word}', '水'], json: { a: [1, null] } })
    expect(new Uint8Array(row?.bytes ?? [])).toEqual(bytes)
  })

  it.each([
    ['no byte', new Uint8Array()],
    ['every byte', Uint8Array.from({ length: 256 }, (_, at) => at)],
    ['a part of others', Uint8Array.from([1, 92, 120, 0, 5]).subarray(1, 4)],
    ['a megabyte', Uint8Array.from({ length: 1_048_576 }, (_, at) => (at * 7) % 251)],
  ])('takes and answers files of %s', async (_what, bytes) => {
    const [row] = await database.query<{ bytes: Uint8Array; size: number }>(
      'select $1::bytea as bytes, length($1::bytea) as size',
      [bytes],
    )
    expect(row?.size).toBe(bytes.length)
    expect(Buffer.compare(row?.bytes ?? Buffer.alloc(1), bytes)).toBe(0)
  })

  it('takes files as soon as texts, so that a film beside an article does not hold up every page', async () => {
    const bytes = Uint8Array.from({ length: 4_194_304 }, (_, at) => (at * 7) % 251)
    const text = 'written '.repeat(bytes.length / 4)
    const soonest = async (sql: string, value: string | Uint8Array): Promise<number> => {
      const taken: number[] = []
      for (let round = 0; round < 3; round++) {
        const started = performance.now()
        await database.query(sql, [value])
        taken.push(performance.now() - started)
      }
      return Math.min(...taken)
    }
    const ofText = await soonest('select $1::text as back', text)
    // spelt out byte by byte they take ten times as long
    expect(await soonest('select $1::bytea as back', bytes)).toBeLessThan(3 * ofText)
  })

  it('keeps all of a transaction or nothing, and lets nobody in between', async () => {
    await database.query('create table tally (n integer)')
    const failing = database.transaction(async (tx) => {
      await tx.query('insert into tally values (1)')
      throw new Error('changed my mind')
    })
    const counted = database.query<{ n: number }>('select count(*) as n from tally')
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await counted)[0]?.n).toBe(0)
    await database.transaction((tx) => tx.query('insert into tally values (2)'))
    expect(await database.query('select n from tally')).toEqual([{ n: 2 }])
  })

  it('names the state of a refused statement, and goes on', async () => {
    const refused = database.query('select * from nowhere where id = $1', [1])
    await expect(refused).rejects.toMatchObject({
      kind: 'refused',
      code: '42P01',
    } satisfies Partial<DatabaseError>)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('takes each step of the schema once', async () => {
    expect(await migrate(database, migrations)).toBe(migrations.at(-1)?.number)
    expect(await migrate(database, migrations)).toBe(migrations.at(-1)?.number)
    const later = [
      ...migrations,
      { number: 99, name: 'later', statements: ['create table later (n integer)'] },
    ]
    expect(await migrate(database, later)).toBe(99)
    const broken = [
      { number: 100, name: 'broken', statements: ['create table half (n integer)', 'create nonsense'] },
    ]
    await expect(migrate(database, broken)).rejects.toThrow('nonsense')
    expect(await database.query(`select to_regclass('half')::text as half`)).toEqual([{ half: null }])
  })

  it('finds what has been loaded, in both scripts', async () => {
    const site = await storeSite(database, { sld: 'engines' })
    const title = { zh: '水库异重流排沙', en: 'Venting turbidity currents' }
    await saveArticles(database, site, [
      articleRecord({ key: '10.5555/a', title }),
      articleRecord({ key: '10.5555/b' }),
    ])
    const index = createSqlIndex(searchStore(database), database)
    for (const term of ['异重流', 'current vents', '排沙 turbidity', '10.5555/A']) {
      const query = { term, field: 'all', sort: 'relevance', time: 0, facets: {}, page: 1 } as const
      const search = { query, sites: [site], today: '2026-11-20' }
      const { rows, total } = await searchArticles(database, index, search)
      expect([term, total, rows.map(({ record }) => record.key)]).toEqual([term, 1, ['10.5555/a']])
    }
  })

  const runaway = 'select count(*) from generate_series(1, 1000000000000)'
  const timeLimit = 500

  it('stops a statement that runs too long, and loses nothing by it', async () => {
    await database.query('create table kept as select 7 as n')
    const stopped = database.transaction((tx) => tx.query(runaway), { timeLimit })
    await expect(stopped).rejects.toMatchObject({ kind: 'timeout' })
    expect(await database.query('select n from kept')).toEqual([{ n: 7 }])
  })

  it('never goes on with a transaction that was stopped', async () => {
    const stopped = database.transaction(
      async (tx) => {
        await tx.query(runaway).catch(() => undefined)
        await tx.query('create table strays (n integer)')
      },
      { timeLimit },
    )
    await expect(stopped).rejects.toBeInstanceOf(DatabaseError)
    expect(await database.query(`select to_regclass('strays')::text as strays`)).toEqual([{ strays: null }])
  })
})
