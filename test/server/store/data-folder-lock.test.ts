import { spawnSync } from 'node:child_process'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockDataFolder } from '../../../server/rc-pub/store/data-folder-lock.ts'
import { startMark } from '../../../server/rc-pub/store/process-mark.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The id of a process that has already ended. */
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid

describe('lockDataFolder', () => {
  it('gives the folder to one holder at a time, and names who holds it', () => {
    const folder = temporaryFolder()
    const first = lockDataFolder(folder)
    expect(first.ok).toBe(true)
    expect(lockDataFolder(folder)).toEqual({ ok: false, error: { pid: process.pid } })
    if (first.ok) first.value.release()
    expect(readdirSync(folder)).toEqual([])
    expect(lockDataFolder(folder).ok).toBe(true)
  })

  it('takes over from a process that has ended without giving it free', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'xuekan.lock'), JSON.stringify({ pid: endedProcess(), mark: '' }))
    expect(lockDataFolder(folder).ok).toBe(true)
    expect(readdirSync(folder)).toEqual(['xuekan.lock'])
  })

  it('is not deceived by a later process of the same id', () => {
    const folder = temporaryFolder()
    writeFileSync(
      join(folder, 'xuekan.lock'),
      JSON.stringify({ pid: process.pid, mark: `${startMark(process.pid)}-before` }),
    )
    expect(lockDataFolder(folder).ok).toBe(true)
  })

  it('waits with a lock that is still being written, and takes an old one that never was', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'xuekan.lock')
    writeFileSync(file, '')
    expect(lockDataFolder(folder).ok).toBe(false)
    utimesSync(file, 0, 0)
    expect(lockDataFolder(folder).ok).toBe(true)
  })
})
