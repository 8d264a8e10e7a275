import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { err, ok, type Result } from '@xuekan/core'
import { knock, listenInFolder, nodeOf, type FolderSocket } from './folder-socket.ts'
import { beatLock, readLock, takeLockAway, writeLock, type Owner, type SeenLock } from './lock-file.ts'
import { machineMark } from './machine-mark.ts'

/** The embedded engine takes no lock of its own, and two processes on one folder lose each other's writes. */
export interface DataFolderLock {
  readonly release: () => void
}

/** Who has the folder. */
export interface FolderHolder {
  /** As its own container counts; 0 where it is not known. */
  readonly pid: number
  /** Of the machine or container that it runs in; ''. */
  readonly host: string
  /** The name of the socket at which it listens, for `knock`; '' for none. */
  readonly socket: string
}

export interface LockOptions {
  /** Told of every connection to the folder's socket; none is served without it. */
  readonly serve?: (socket: Socket) => void
  /** Told when another process has taken the folder all the same, such as after this machine stood still. */
  readonly onLost?: () => void
  /** Milliseconds between two signs of life. */
  readonly beat?: number
  /** Milliseconds without one after which an owner that cannot be asked is taken for dead. */
  readonly silence?: number
  /** Of the kernel that this process runs on. */
  readonly machine?: string
}

const lockName = 'xuekan.lock'
const socketName = (token: string): string => `xuekan-${token}.sock`

/**
 * Takes the folder for this process, whatever container it runs in; see decision 45. A lock whose owner has died is
 * taken over: at once where the system says so, after `silence` where the owner ran on another machine or before this
 * one was started again. Throws what the file system says.
 */
export async function lockDataFolder(
  folder: string,
  options: LockOptions = {},
): Promise<Result<DataFolderLock, FolderHolder>> {
  const { silence = 15_000, machine = machineMark() } = options
  const file = join(folder, lockName)

  for (let attempt = 0; attempt < 3; attempt += 1) {
    const lock = readLock(file)
    if (lock === null) {
      const taken = await take(folder, file, machine, options)
      if (taken !== null) return ok(taken)
      continue
    }
    if (await isHeld(folder, file, lock, { silence, machine })) break
    takeLockAway(file, lock)
    if (lock.owner !== null) rmSync(join(folder, socketName(lock.owner.token)), { force: true })
  }
  return err(holderOf(readLock(file)?.owner ?? null))
}

const holderOf = (owner: Owner | null): FolderHolder => ({
  pid: owner?.pid ?? 0,
  host: owner?.host ?? '',
  socket: owner === null || owner.node === '' ? '' : socketName(owner.token),
})

/** Listens first and writes the lock then: whoever finds a lock finds its socket. null when another was faster. */
async function take(
  folder: string,
  file: string,
  machine: string,
  { serve = (socket) => void socket.destroy(), onLost = () => undefined, beat = 1_000 }: LockOptions,
): Promise<DataFolderLock | null> {
  const token = randomBytes(8).toString('hex')
  const socket = await listenInFolder(folder, socketName(token), serve)
  const owner: Owner = { pid: process.pid, host: hostname(), machine, token, node: socket?.node ?? '' }
  try {
    if (writeLock(file, owner)) return hold(file, owner, { socket, onLost, beat })
  } catch (failure) {
    socket?.close()
    throw failure
  }
  socket?.close()
  return null
}

interface Holding {
  readonly socket: FolderSocket | null
  readonly onLost: () => void
  readonly beat: number
}

function hold(file: string, owner: Owner, { socket, onLost, beat }: Holding): DataFolderLock {
  const timer = setInterval(() => {
    try {
      if (beatLock(file, owner)) return
    } catch {
      // a file system that does not answer now is asked again
      return
    }
    clearInterval(timer)
    onLost()
  }, beat).unref()
  return {
    release: () => {
      clearInterval(timer)
      socket?.close()
      if (readLock(file)?.owner?.token === owner.token) rmSync(file, { force: true })
    },
  }
}

interface Judging {
  readonly silence: number
  readonly machine: string
}

/** Whether the owner of a lock lives: the system says it, or signs of life that come or stay away. */
async function isHeld(folder: string, file: string, lock: SeenLock, judging: Judging): Promise<boolean> {
  const started = performance.now()
  while (performance.now() - started < judging.silence) {
    const isAlive = lock.owner === null ? null : await askSystem(folder, lock.owner, judging.machine)
    if (isAlive !== null) return isAlive
    await delay(Math.min(judging.silence / 20, 250))
    const now = readLock(file)
    if (now === null) return false
    if (now.beat !== lock.beat) return true
  }
  return false
}

/** null where the system cannot know: on another machine, before a restart, through another mount, without sockets. */
async function askSystem(
  folder: string,
  { token, node, machine }: Owner,
  ours: string,
): Promise<boolean | null> {
  if (node === '') return null
  const found = await knock(folder, socketName(token))
  if (found.kind === 'open') found.socket.destroy()
  if (found.kind === 'open' || found.kind === 'forbidden') return true
  const isSame = machine === ours && node === nodeOf(folder, socketName(token))
  return found.kind === 'refused' && isSame ? false : null
}
