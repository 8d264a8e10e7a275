import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'

/** Who holds a folder, as its lock says. */
export interface Owner {
  readonly pid: number
  /** Name of the machine or container, for whoever reads it. */
  readonly host: string
  /** Of the kernel that it runs on. */
  readonly machine: string
  /** Unlike any other's; the name of its socket too. */
  readonly token: string
  /** Device and inode of its socket; '' where it has none. */
  readonly node: string
}

/** A lock as it is now. `beat` changes as long as its owner lives. */
export interface SeenLock {
  readonly content: string
  /** null for what is no lock, or one that is just being written. */
  readonly owner: Owner | null
  readonly beat: string
}

/** Writes a lock where there is none. False where there is one. Throws what the file system says. */
export function writeLock(file: string, owner: Owner): boolean {
  let descriptor: number
  try {
    descriptor = openSync(file, 'wx', 0o600)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
  try {
    writeFileSync(descriptor, JSON.stringify(owner))
    return true
  } catch (error) {
    // a full disk: half a lock would make others wait
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Reads a lock; null where there is none. Opened anew each time, since a file system afar may answer from memory. */
export function readLock(file: string): SeenLock | null {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const content = readFileSync(descriptor, 'utf8')
      const { mtimeMs, ino } = fstatSync(descriptor)
      return { content, owner: readOwner(content), beat: `${ino} ${mtimeMs} ${content}` }
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Shows that the owner lives. False when the lock is not, or no longer, this owner's. */
export function beatLock(file: string, { token }: Owner): boolean {
  const lock = readLock(file)
  if (lock?.owner?.token !== token) return false
  const now = Date.now() / 1_000
  utimesSync(file, now, now)
  return true
}

/** Two processes can find the same dead lock: only the one that moves that very lock away removes it. */
export function takeLockAway(file: string, { content }: SeenLock): void {
  const aside = `${file}.${randomBytes(8).toString('hex')}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (readFileSync(aside, 'utf8') === content) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function readOwner(content: string): Owner | null {
  try {
    const { pid, host, machine, token, node } = JSON.parse(content) as Partial<Record<keyof Owner, unknown>>
    if (typeof token !== 'string' || !/^[0-9a-f]{16}$/.test(token)) return null
    return { pid: Number(pid), host: String(host), machine: String(machine), token, node: String(node) }
  } catch {
    return null
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
