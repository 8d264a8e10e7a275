import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { notTried } from '../../support/not-tried.ts'
import {
  lockDataFolder,
  type DataFolderLock,
  type LockOptions,
} from '../../../server/rc-pub/store/folder-lock/data-folder-lock.ts'
import { knock } from '../../../server/rc-pub/store/folder-lock/folder-socket.ts'
import { buildProgram } from './build-program.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Far beyond any test: where the system must say by itself who lives. */
const forEver = 3_600_000

/** Containers have their own process ids, which only root may make here. */
const hasNamespaces =
  process.platform === 'linux' && spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0

async function taken(folder: string, options: LockOptions = {}): Promise<DataFolderLock> {
  const lock = await lockDataFolder(folder, { silence: forEver, ...options })
  if (!lock.ok) throw new Error(`the folder is held by ${lock.error.pid}`)
  onTestFinished(() => lock.value.release())
  return lock.value
}

const lockOf = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, 'xuekan.lock'), 'utf8')) as Readonly<Record<string, unknown>>

/** A socket at which nobody listens any more. */
async function silentSocket(file: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(`${file}.new`, resolve))
  renameSync(`${file}.new`, file)
  await new Promise((resolve) => server.close(resolve))
}

describe('lockDataFolder', () => {
  it('gives the folder to one holder at a time, and names who holds it', async () => {
    const folder = temporaryFolder()
    const first = await taken(folder)
    expect(await lockDataFolder(folder)).toMatchObject({
      ok: false,
      error: { pid: process.pid, host: hostname() },
    })
    first.release()
    expect(readdirSync(folder)).toEqual([])
    expect((await taken(folder)) !== first).toBe(true)
  })

  it('gives it to one of many that come at once', async () => {
    const folder = temporaryFolder()
    const locks = await Promise.all(Array.from({ length: 20 }, () => lockDataFolder(folder)))
    const holders = locks.flatMap((lock) => (lock.ok ? [lock.value] : []))
    expect(holders).toHaveLength(1)
    holders.forEach(({ release }) => release())
    expect(readdirSync(folder)).toEqual([])
  })

  it('listens at a socket that nobody else may open, however long the path is', async () => {
    const folder = join(temporaryFolder(), '数据'.repeat(30))
    mkdirSync(folder)
    const served = vi.fn<() => void>()
    await taken(folder, {
      serve: (socket) => {
        served()
        socket.end('hello')
      },
    })
    const other = await lockDataFolder(folder)
    const socket = other.ok ? '' : other.error.socket
    expect(statSync(join(folder, socket)).mode & 0o777).toBe(0o600)
    const found = await knock(folder, socket)
    expect(found.kind).toBe('open')
    if (found.kind === 'open') found.socket.destroy()
    await vi.waitUntil(() => served.mock.calls.length > 0)
  })

  it('waits for a lock that is still being written, and takes one that never is', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'xuekan.lock')
    writeFileSync(file, '')
    const waiting = lockDataFolder(folder, { silence: forEver / 1_000 })
    writeFileSync(file, '{"pid":1,"host":"other","machine":"other","token":"0123456789abcdef","node":""}')
    expect(await waiting).toMatchObject({ ok: false, error: { pid: 1, host: 'other' } })
    writeFileSync(file, '{"pid":')
    await taken(folder, { silence: 60 })
  })
})

describe('a lock from another machine, where no process and no socket can be asked', () => {
  it('holds as long as it shows signs of life', async () => {
    const folder = temporaryFolder()
    const owner = await taken(folder, { machine: 'another', beat: 10 })
    // as it looks from there
    for (const name of readdirSync(folder)) if (name.endsWith('.sock')) rmSync(join(folder, name))
    expect((await lockDataFolder(folder, { silence: 10_000 })).ok).toBe(false)
    owner.release()
    expect((await lockDataFolder(folder)).ok).toBe(true)
  })

  it('is taken over when it shows none, and the owner that comes back is told', async () => {
    const folder = temporaryFolder()
    const onLost = vi.fn<() => void>()
    const owner = await taken(folder, { machine: 'another', beat: 300, onLost })
    for (const name of readdirSync(folder)) if (name.endsWith('.sock')) rmSync(join(folder, name))
    await taken(folder, { silence: 40 })
    await vi.waitUntil(() => onLost.mock.calls.length > 0)
    const before = lockOf(folder)
    owner.release()
    expect(lockOf(folder)).toEqual(before)
  })

  it('is not taken at once because its socket is silent here: another mount of the folder shows it so', async () => {
    const folder = temporaryFolder()
    const other = { machine: 'another', beat: 10 }
    await taken(folder, other)
    const owner = lockOf(folder)
    // this machine, and a socket that is another file than the owner listens at
    const renewed = JSON.stringify({ ...owner, node: '1:1', machine: 'ours' })
    writeFileSync(join(folder, 'xuekan.lock'), renewed)
    const socket = `xuekan-${String(owner['token'])}.sock`
    rmSync(join(folder, socket))
    await silentSocket(join(folder, socket))
    expect((await lockDataFolder(folder, { machine: 'ours', silence: 10_000 })).ok).toBe(false)
  })
})

describe('a lock of another process', () => {
  let program = ''
  beforeAll(async () => {
    program = await buildProgram('test/server/store/hold-folder.ts')
  })

  /** Another process that takes the folder, with what it says of it. */
  async function otherProcess(folder: string, within: readonly string[] = []) {
    const [command, ...parameters] = [...within, process.execPath, program, folder]
    const child = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const said = await new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    })
    return { child, said }
  }
  const ended = (child: ChildProcess): Promise<unknown> =>
    new Promise((resolve) => child.once('exit', resolve))

  it('holds also while that stands still, and is taken over at once when it was killed', async () => {
    const folder = temporaryFolder()
    const { child, said } = await otherProcess(folder)
    expect(said).toBe('held')
    child.kill('SIGSTOP')
    expect(await lockDataFolder(folder)).toMatchObject({ ok: false, error: { pid: child.pid } })
    const end = ended(child)
    child.kill('SIGKILL')
    await end
    await taken(folder)
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('holds in another container, where process ids mean nothing', async () => {
    if (!hasNamespaces) return notTried('a lock between containers', 'a container needs root')
    const folder = temporaryFolder()
    const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL']
    const { child, said } = await otherProcess(folder, container)
    expect([said, lockOf(folder)['pid']]).toEqual(['held', 1])
    expect((await lockDataFolder(folder)).ok).toBe(false)
    expect((await otherProcess(folder, container)).said).toBe('refused by 1')
    const end = ended(child)
    child.kill('SIGKILL')
    await end
    // the system ends what is in it soon after
    await vi.waitUntil(async () => (await lockDataFolder(folder)).ok)
  })
})
