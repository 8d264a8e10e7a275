import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeOpenProblem } from '../../../server/rc-pub/store/describe-open-problem.ts'
import { openDatabase, storeAddress } from '../../../server/rc-pub/store/open-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

const inFolder = (folder: string) => ({ kind: 'folder', folder, worker: null }) as const

describe('openDatabase', () => {
  it('keeps content over restarts, and refuses a second user meanwhile', async () => {
    const folder = join(temporaryFolder(), 'new', 'data')
    const first = await openDatabase(inFolder(folder))
    if (!first.ok) throw new Error(describeOpenProblem(first.error))
    await first.value.query(`insert into site (sld, type, config) values ('kept', 'single', '{}')`)

    const second = await openDatabase(inFolder(folder))
    expect(second).toEqual({ ok: false, error: { kind: 'locked', folder, pid: process.pid } })
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
