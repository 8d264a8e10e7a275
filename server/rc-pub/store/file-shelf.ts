import type { Queryable } from './database.ts'
import { readFilePart, storedFile, type StoredFile } from './stored-file.ts'

/** A stored file with a way to its bytes. */
export interface ShelvedFile extends StoredFile {
  /** From `from` up to, not with, `to`. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>
}

/** Files of the store, small ones at hand: every page shows the same few pictures to everybody. */
export interface FileShelf {
  /** null when there is none. */
  readonly find: (id: number | null) => Promise<ShelvedFile | null>
}

/** Bytes of a file that is kept at hand. */
const largestKept = 512 * 1024

export interface FileShelfOptions {
  /** Of all files at hand together. */
  readonly maximumBytes?: number
}

/** A file's id follows from its bytes, so that what is kept never grows old. The longest unasked go first. */
export function createFileShelf(
  database: Queryable,
  { maximumBytes = 32 * 1024 * 1024 }: FileShelfOptions = {},
): FileShelf {
  const shelf = new Map<number, ShelvedFile>()
  let bytes = 0

  const keep = (file: ShelvedFile): void => {
    if (shelf.has(file.id) || file.size > maximumBytes) return
    for (const [id, { size }] of shelf) {
      if (bytes + file.size <= maximumBytes) break
      shelf.delete(id)
      bytes -= size
    }
    shelf.set(file.id, file)
    bytes += file.size
  }
  const load = async (id: number | null): Promise<ShelvedFile | null> => {
    const file = await storedFile(database, id)
    if (file === null) return null
    if (file.size > largestKept) {
      return { ...file, read: (from, to) => readFilePart(database, file.id, from, to) }
    }
    const whole = await readFilePart(database, file.id, 0, file.size)
    const kept: ShelvedFile = { ...file, read: async (from, to) => whole.subarray(from, to) }
    keep(kept)
    return kept
  }
  return {
    find: async (id) => {
      const kept = id === null ? undefined : shelf.get(id)
      if (kept === undefined) return load(id)
      shelf.delete(kept.id)
      shelf.set(kept.id, kept)
      return kept
    },
  }
}
