import type { Queryable } from './database.ts'

/** A file of the store without its bytes. */
export interface StoredFile {
  readonly id: number
  /** As it was called where it came from, without folders; '' where it was called nothing. */
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
}

/** null when there is none. */
export async function storedFile(database: Queryable, id: number | null): Promise<StoredFile | null> {
  if (id === null) return null
  const [file] = await database.query<StoredFile>(
    `select id, regexp_replace(name, '^.*[/\\\\]', '') as name, media_type as "mediaType", length(bytes) as size, sha256
    from file where id = $1`,
    [id],
  )
  return file ?? null
}

/** The bytes of a file from `from` up to, not with, `to`. */
export async function readFilePart(
  database: Queryable,
  id: number,
  from: number,
  to: number,
): Promise<Uint8Array> {
  const [part] = await database.query<{ bytes: Uint8Array }>(
    'select substring(bytes from $2::int for $3::int) as bytes from file where id = $1',
    [id, from + 1, to - from],
  )
  return part?.bytes ?? new Uint8Array()
}
