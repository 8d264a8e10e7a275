import { createHash } from 'node:crypto'
import type { Queryable } from '../store/database.ts'

export interface FileRecord {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The id of a file follows from its bytes, so that an address never shows anything else, in any store. */
export const fileIdOf = (bytes: Uint8Array): number => Number.parseInt(sha256Of(bytes).slice(0, 12), 16)

/** A file whose id another one has: the first 48 bits of their SHA-256 are the same, and nobody may be shown the other. */
export class FileClash extends Error {
  override readonly name = 'FileClash'

  constructor(file: string) {
    super(
      `the file ${file} cannot be stored: another one has its address; save it anew, so that its bytes differ`,
    )
  }
}

/**
 * Stores files, each of them once; answers their ids in order. Bytes that are there already do not travel again. Throws a
 * `FileClash` where other bytes have the id.
 */
export async function saveFiles(tx: Queryable, files: readonly FileRecord[]): Promise<readonly number[]> {
  const ids = files.map(({ bytes }) => fileIdOf(bytes))
  const stored = await tx.query<{ id: number; sha256: string }>(
    'select id, sha256 from file where id = any($1::bigint[])',
    [ids],
  )
  const known = new Map(stored.map(({ id, sha256 }) => [id, sha256]))
  for (const [at, { name, mediaType, bytes }] of files.entries()) {
    const id = ids[at] ?? 0
    const sha256 = sha256Of(bytes)
    if (!known.has(id)) {
      // of one that is stored meanwhile only the hash is read
      const [kept] = await tx.query<{ sha256: string }>(
        `insert into file (id, sha256, name, media_type, bytes) values ($1, $2, $3, $4, $5)
        on conflict (id) do update set id = excluded.id returning sha256`,
        [id, sha256, name, mediaType, bytes],
      )
      known.set(id, kept?.sha256 ?? '')
    }
    if (known.get(id) !== sha256) throw new FileClash(name)
  }
  return ids
}
