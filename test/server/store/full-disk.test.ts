import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { describeOpenProblem } from '../../../server/rc-pub/store/describe-open-problem.ts'
import { isDiskFull } from '../../../server/rc-pub/store/disk-full.ts'
import { openDatabase } from '../../../server/rc-pub/store/open-database.ts'
import { notTried } from '../../support/not-tried.ts'
import { fillFolder } from './prepared-folder.ts'

const disk = mkdtempSync(join(tmpdir(), 'xuekan-disk-'))
const mount = (...options: readonly string[]): boolean =>
  process.platform === 'linux' && spawnSync('mount', [...options, disk]).status === 0

/** Disks of one's own need root. */
const hasDisk = mount('-t', 'tmpfs', '-o', 'size=12m', 'tmpfs')
afterAll(() => {
  if (hasDisk) spawnSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

const folder = join(disk, 'data')

async function opened(): Promise<Database> {
  const store = await openDatabase({ kind: 'folder', folder, worker: null })
  if (!store.ok) throw new Error(describeOpenProblem(store.error))
  return store.value
}

describe('a full disk', () => {
  it('is told in a sentence at the first start, which leaves nothing behind', async () => {
    if (!hasDisk) return notTried('a first start on a full disk', 'a disk of its own needs root')
    const rest = join(disk, 'rest')
    expect(() => writeFileSync(rest, Buffer.alloc(20_000_000))).toThrow('ENOSPC')
    expect(await openDatabase({ kind: 'folder', folder, worker: null })).toEqual({
      ok: false,
      error: { kind: 'full', folder },
    })
    expect(readdirSync(folder)).toEqual([])
    rmSync(rest)

    const refused = await openDatabase({ kind: 'folder', folder, worker: null })
    expect(refused).toEqual({ ok: false, error: { kind: 'full', folder } })
    expect(refused.ok ? '' : describeOpenProblem(refused.error)).toMatch(/^The disk of .* is full: make room/)
    expect(readdirSync(folder)).toEqual([])
  }, 60_000)

  it('refuses what a store cannot take, loses nothing, and the store goes on when there is room', async () => {
    if (!hasDisk) return notTried('a store on a full disk', 'a disk of its own needs root')
    mount('-o', 'remount,size=70m')
    await fillFolder(join(folder, 'database'), 'empty')
    const first = await opened()
    await first.query(`insert into meta values ('kept', 'true')`)
    await first.query('alter table meta alter value set storage external')
    const fill = first.query(
      `insert into meta select n::text, repeat(md5(n::text), 3000) from generate_series(1, 100000) n`,
    )
    const failure: unknown = await fill.catch((reason: unknown) => reason)
    expect(isDiskFull(failure, folder)).toBe(true)
    await first.close().catch(() => undefined)
    mount('-o', 'remount,size=300m')
    const again = await opened()
    expect(await again.query(`select value from meta where key in ('kept', '1')`)).toEqual([
      { value: 'true' },
    ])
    await again.close()
  }, 120_000)
})
