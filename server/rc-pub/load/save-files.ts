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

/** Stores files, each of them once; answers their ids in order. Bytes that are there already do not travel again. */
export async function saveFiles(tx: Queryable, files: readonly FileRecord[]): Promise<readonly number[]> {
  const ids = files.map(({ bytes }) => fileIdOf(bytes))
  const stored = await tx.query<{ id: number }>('select id from file where id = any($1::bigint[])', [ids])
  const known = new Set(stored.map(({ id }) => id))
  for (const [at, { name, mediaType, bytes }] of files.entries()) {
    const id = ids[at] ?? 0
    if (known.has(id)) continue
    await tx.query(
      'insert into file (id, sha256, name, media_type, bytes) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [id, sha256Of(bytes), name, mediaType, bytes],
    )
  }
  return ids
}
