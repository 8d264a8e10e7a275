import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@xuekan/core'
import { isAlive, startMark } from './process-mark.ts'

/** The embedded engine takes no lock of its own, and two processes on one folder lose each other's writes. */
export interface DataFolderLock {
  readonly release: () => void
}

const lockName = 'xuekan.lock'

/** Milliseconds after which a lock without an owner's mark is taken for the rest of an interrupted start. */
const halfWritten = 5_000

interface Owner {
  readonly pid: number
  readonly mark: string
}

/** Takes the folder for this process. A lock whose process is gone is taken over. Throws what the file system says. */
export function lockDataFolder(folder: string): Result<DataFolderLock, { readonly pid: number }> {
  const file = join(folder, lockName)
  const content = JSON.stringify({ pid: process.pid, mark: startMark(process.pid) } satisfies Owner)

  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (writeNew(file, content)) return ok({ release: () => rmSync(file, { force: true }) })
    const before = readText(file)
    const owner = readOwner(before)
    if (owner === null ? isFresh(file) : isAlive(owner.pid) && owner.mark === startMark(owner.pid)) {
      return err({ pid: owner?.pid ?? 0 })
    }
    takeAway(file, before)
  }
  return err({ pid: readOwner(readText(file))?.pid ?? 0 })
}

function writeNew(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Two processes can find the same stale lock: only the one that moves that very lock away removes it. */
function takeAway(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (readText(aside) === expected) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function readOwner(content: string): Owner | null {
  try {
    const { pid, mark } = JSON.parse(content) as Partial<Owner>
    return Number.isInteger(pid) && typeof mark === 'string' ? { pid: Number(pid), mark } : null
  } catch {
    return null
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

const isFresh = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < halfWritten

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
