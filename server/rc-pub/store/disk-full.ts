import { statfsSync } from 'node:fs'
import { DatabaseError } from './database.ts'

/** SQLSTATE of a statement that needed more room than there is. */
const diskFull = '53100'

/** Bytes with which the embedded engine cannot go on: a segment of its log. */
const leastRoom = 16 * 1024 * 1024

/** Whether a failure means that the disk of the folder is full; the engine does not always say it in words. */
export function isDiskFull(failure: unknown, folder: string): boolean {
  if (failure instanceof DatabaseError && failure.code === diskFull) return true
  if (failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC') return true
  return roomOf(folder) < leastRoom
}

function roomOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
