import { createHash } from 'node:crypto'
import type { Queryable } from './database.ts'

export interface UploadedFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** What one member may have uploaded. */
export const uploadQuota = { files: 20, bytes: 20 * 1024 * 1024 } as const

export type UploadOutcome =
  | { readonly kind: 'saved'; readonly id: number }
  /** The member has as much as may be. */
  | { readonly kind: 'full' }
  /** Another upload of the member has this address. */
  | { readonly kind: 'clash' }

/** Ids of imported files are below. */
const firstId = 2 ** 48

const hashOfUpload = (memberId: string, bytes: Uint8Array): string =>
  createHash('sha256').update(`upload:${memberId}:`).update(bytes).digest('hex')

/**
 * Stores a file of a member, once. Its id follows from member and bytes, and is that of no imported file: nobody can upload
 * what stands in the way of an import, or of another member.
 */
export async function saveUpload(
  database: Queryable,
  memberId: string,
  { name, mediaType, bytes }: UploadedFile,
): Promise<UploadOutcome> {
  const hash = hashOfUpload(memberId, bytes)
  const id = firstId + Number.parseInt(hash.slice(0, 12), 16)
  const [stored] = await database.query<{ sha256: string }>('select sha256 from file where id = $1', [id])
  if (stored !== undefined) return stored.sha256 === hash ? { kind: 'saved', id } : { kind: 'clash' }
  const [kept] = await database.query<{ files: number; bytes: number }>(
    `select count(*) as files, coalesce(sum(length(f.bytes)), 0) as bytes
    from upload u join file f on f.id = u.file_id where u.member_id = $1`,
    [Number(memberId)],
  )
  const { files, bytes: before } = kept ?? { files: 0, bytes: 0 }
  if (files >= uploadQuota.files || before + bytes.length > uploadQuota.bytes) return { kind: 'full' }
  await database.query(
    `with stored as (
      insert into file (id, sha256, name, media_type, bytes) values ($1, $2, $3, $4, $5) on conflict do nothing
    )
    insert into upload (file_id, member_id) values ($1, $6) on conflict do nothing`,
    [id, hash, name, mediaType, bytes, Number(memberId)],
  )
  return { kind: 'saved', id }
}

/** Removes what a member has uploaded. */
export const removeUploads = async (tx: Queryable, memberId: number): Promise<void> =>
  void (await tx.query('delete from file where id in (select file_id from upload where member_id = $1)', [
    memberId,
  ]))
