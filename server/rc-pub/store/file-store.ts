import type { Queryable } from './database.ts'
import { isUpload } from './uploads.ts'
import { readFilePart, storedFile, type StoredFile } from './stored-file.ts'

/** A stored file with a way to its bytes. */
export interface StoredFileBytes extends StoredFile {
  /** From `from` up to, not with, `to`. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>
}

/** Files of the store, small ones at hand: every page shows the same few pictures to everybody. */
export interface FileStore {
  /** null when there is none. */
  readonly find: (id: number | null) => Promise<StoredFileBytes | null>
}

/** Bytes of a file that is kept at hand. */
const largestStored = 512 * 1024

export interface FileStoreOptions {
  /** Of all files at hand together. */
  readonly maximumBytes?: number
}

/**
 * A file's id follows from its bytes, so that what is kept never grows old, and what a member can take away is not kept.
 * The longest unasked go first.
 */
export function createFileStore(
  database: Queryable,
  { maximumBytes = 32 * 1024 * 1024 }: FileStoreOptions = {},
): FileStore {
  const fileStore = new Map<number, StoredFileBytes>()
  let bytes = 0

  const store = (file: StoredFileBytes): void => {
    if (fileStore.has(file.id) || file.size > maximumBytes) return
    for (const [id, { size }] of fileStore) {
      if (bytes + file.size <= maximumBytes) break
      fileStore.delete(id)
      bytes -= size
    }
    fileStore.set(file.id, file)
    bytes += file.size
  }
  const load = async (id: number | null): Promise<StoredFileBytes | null> => {
    const file = await storedFile(database, id)
    if (file === null) return null
    if (file.size > largestStored || isUpload(file.id)) {
      return { ...file, read: (from, to) => readFilePart(database, file.id, from, to) }
    }
    const whole = await readFilePart(database, file.id, 0, file.size)
    const stored: StoredFileBytes = { ...file, read: async (from, to) => whole.subarray(from, to) }
    store(stored)
    return stored
  }
  return {
    find: async (id) => {
      const stored = id === null ? undefined : fileStore.get(id)
      if (stored === undefined) return load(id)
      fileStore.delete(stored.id)
      fileStore.set(stored.id, stored)
      return stored
    },
  }
}
