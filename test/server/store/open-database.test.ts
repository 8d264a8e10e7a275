import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { describeOpenProblem } from '../../../server/rc-pub/store/describe-open-problem.ts'
import { openDatabase, storeAddress } from '../../../server/rc-pub/store/open-database.ts'
import { openPostgres } from '../../../server/rc-pub/store/postgres-driver.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { fillFolder } from './prepared-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

const inFolder = (folder: string) => ({ kind: 'folder', folder, worker: null }) as const

describe('openDatabase', () => {
  it('keeps content over restarts, and refuses a second user meanwhile', async () => {
    const folder = join(temporaryFolder(), 'new', 'data')
    const first = await openDatabase(inFolder(folder))
    if (!first.ok) throw new Error(describeOpenProblem(first.error))
    await first.value.query(`insert into site (sld, type, config) values ('kept', 'single', '{}')`)

    const second = await openDatabase(inFolder(folder))
    expect(second).toMatchObject({
      ok: false,
      error: { kind: 'locked', folder, holder: { pid: process.pid } },
    })
    await first.value.close()
    await expect(first.value.query('select 1')).rejects.toMatchObject({ kind: 'stopped' })

    const again = await openDatabase(inFolder(folder))
    if (!again.ok) throw new Error(describeOpenProblem(again.error))
    expect(await again.value.query('select sld from site')).toEqual([{ sld: 'kept' }])
    await again.value.query(`insert into schema_migration (number, name) values (9999, 'of the future')`)
    await again.value.close()
    expect(await openDatabase(inFolder(folder))).toMatchObject({
      ok: false,
      error: { kind: 'newer', schema: 9999 },
    })
    expect(existsSync(join(folder, 'xuekan.lock'))).toBe(false)
  }, 60_000)

  it('writes nothing more once another process has taken the folder', async () => {
    const folder = temporaryFolder()
    await fillFolder(join(folder, 'database'), 'empty')
    const opened = await openDatabase(inFolder(folder), { beat: 10 })
    if (!opened.ok) throw new Error(describeOpenProblem(opened.error))
    const lock = join(folder, 'xuekan.lock')
    const other = JSON.stringify({
      pid: 1,
      host: 'other',
      machine: 'other',
      token: '0123456789abcdef',
      node: '',
    })
    writeFileSync(lock, other)
    const refused = () =>
      opened.value.query('select 1').then(
        () => null,
        (failure: Error) => failure.message,
      )
    await vi.waitUntil(async () => (await refused()) !== null)
    expect(await refused()).toBe(`the data folder ${folder} has been taken by another process`)
    await opened.value.close()
    expect(readFileSync(lock, 'utf8')).toBe(other)
  })

  it('says that a folder cannot be one, or holds no store', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    const refused = await openDatabase(inFolder(join(folder, 'file')))
    expect(refused).toMatchObject({ ok: false, error: { kind: 'unreadable', folder: join(folder, 'file') } })

    writeFileSync(join(folder, 'database'), 'not a store')
    const strange = await openDatabase(inFolder(folder))
    expect(strange).toMatchObject({ ok: false, error: { kind: 'unreadable' } })
    expect(existsSync(join(folder, 'xuekan.lock'))).toBe(false)
  })

  it('says that a server does not answer, without its password', async () => {
    const refused = await openDatabase({ kind: 'server', url: 'postgres://user:secret@127.0.0.1:1/none' })
    expect(refused).toMatchObject({
      ok: false,
      error: { kind: 'unreachable', server: 'postgres://127.0.0.1:1/none' },
    })
    expect(refused.ok ? '' : describeOpenProblem(refused.error)).not.toContain('secret')
  })
})

const cluster = startPostgresCluster('C')
afterAll(() => cluster?.stop())

describe.runIf(cluster !== null)('openDatabase on a server', () => {
  const url = cluster?.url ?? ''
  const withServer = async <T>(at: string, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = openPostgres({ url: at })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const trigramsAt = (at: string) =>
    withServer(at, async (database) => {
      await database.query('create extension if not exists pg_trgm')
      const [row] = await database.query<{ trigrams: readonly string[] }>(
        `select show_trgm('水库') as trigrams`,
      )
      return row?.trigrams.length ?? 0
    })

  it('refuses a database whose locale knows no Chinese, and writes nothing into it', async () => {
    const refused = await openDatabase({ kind: 'server', url })
    expect(refused).toMatchObject({ ok: false, error: { kind: 'locale', locale: 'C' } })
    expect(refused.ok ? '' : describeOpenProblem(refused.error)).toMatch(/locale C\b.*--locale=C\.UTF-8/)
    const tables = await withServer(url, (database) =>
      database.query(`select from information_schema.tables where table_schema = 'public'`),
    )
    expect(tables).toEqual([])
    expect(await trigramsAt(url)).toBe(0)
  })

  it('opens one beside it that was made with UTF-8 support', async () => {
    const name = 'with_support'
    await withServer(url, (database) =>
      database.query(`create database ${name} encoding 'UTF8' locale 'C.UTF-8' template template0`),
    )
    const fit = url.replace('/postgres?', `/${name}?`)
    const opened = await openDatabase({ kind: 'server', url: fit })
    if (!opened.ok) throw new Error(describeOpenProblem(opened.error))
    await opened.value.close()
    expect(await trigramsAt(fit)).toBeGreaterThan(0)
  })
})

describe('storeAddress', () => {
  it('prefers the server, then the named folder, then the project', () => {
    expect(storeAddress({}, '/project')).toEqual({ kind: 'folder', folder: '/project/.data' })
    expect(storeAddress({ XUEKAN_DATA: '/data', DATABASE_URL: '' }, '/project')).toEqual({
      kind: 'folder',
      folder: '/data',
    })
    expect(storeAddress({ XUEKAN_DATA: '/data', DATABASE_URL: 'postgres://db' }, '/project')).toEqual({
      kind: 'server',
      url: 'postgres://db',
    })
  })
})
