import { createHash } from 'node:crypto'
import type { UploadPurpose } from '@xuekan/core/member'
import type { Database, Queryable } from './database.ts'
import { fileUrl } from './file-url.ts'
import { inMemberTurn } from './in-member-turn.ts'

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

/** Whether a file is one that a member has uploaded: it can be taken away, where an imported one is the same for ever. */
export const isUpload = (id: number): boolean => id >= firstId

/** What an upload is stored under. */
export interface UploadKey {
  readonly id: number
  readonly hash: string
}

/**
 * The id of an upload follows from its member, what it is for and the bytes that came, and is that of no imported file:
 * nobody can upload what stands in the way of an import, or of another member.
 */
export function uploadKey(memberId: string, purpose: UploadPurpose, bytes: Uint8Array): UploadKey {
  const hash = createHash('sha256').update(`upload:${memberId}:${purpose}:`).update(bytes).digest('hex')
  return { hash, id: firstId + Number.parseInt(hash.slice(0, 12), 16) }
}

/** Whether the member has uploaded this, and by which id it is found; null where nothing has its id. */
export async function findUpload(
  database: Queryable,
  { id, hash }: UploadKey,
): Promise<Exclude<UploadOutcome, { readonly kind: 'full' }> | null> {
  const [stored] = await database.query<{ sha256: string }>('select sha256 from file where id = $1', [id])
  if (stored === undefined) return null
  return stored.sha256 === hash ? { kind: 'saved', id } : { kind: 'clash' }
}

/** Stores a file of a member, once. What the member has uploaded a day ago and shows nowhere goes before it. */
export async function saveUpload(
  database: Database,
  memberId: string,
  key: UploadKey,
  file: UploadedFile,
  now: number,
): Promise<UploadOutcome> {
  return inMemberTurn(database, memberId, async (tx) => {
    await removeUnshown(tx, memberId, { before: now - unshownLasts })
    return saveInTurn(tx, memberId, key, file, now)
  })
}

/** Milliseconds for which an upload waits to be shown, or to be shown again. */
const unshownLasts = 24 * 60 * 60 * 1000

interface Unshown {
  /** Those stored before, in milliseconds since 1970; none without it. */
  readonly before?: number
  /** The address of one, whenever it was stored; '' for none. */
  readonly address?: string
}

/** Removes what a member has uploaded and shows nowhere. */
const removeUnshown = async (
  tx: Queryable,
  memberId: string,
  { before = 0, address = '' }: Unshown,
): Promise<void> =>
  void (await tx.query(
    `delete from file where id in (
      select u.file_id from upload u join member m on m.id = u.member_id
      where u.member_id = $1 and (u.stored < $2 or $4 = $3::text || u.file_id) and m.head_picture <> $3::text || u.file_id
        and not exists (select from personal_album p where p.member_id = m.id and p.cover = $3::text || u.file_id))`,
    [Number(memberId), before, fileUrl(''), address],
  ))

/** A place that shows one picture of a member: asked for its address and given another one, '' for none. */
export interface PicturePlace {
  /** null where there is no such place. */
  readonly read: (tx: Queryable) => Promise<string | null>
  readonly write: (tx: Queryable, address: string) => Promise<unknown>
}

export type ShownPicture =
  | { readonly kind: 'shown'; readonly address: string }
  /** There is no such place of this member, or the member has uploaded no such picture. */
  | { readonly kind: 'noPlace' | 'noPicture' }

/**
 * Shows an upload of the member, by its id or address, in a place; none for null. The picture that was there is removed at
 * once where it is shown nowhere else: who takes a photo away wants it gone.
 */
export const showPicture = (
  database: Database,
  memberId: string,
  { read, write }: PicturePlace,
  named: string | null,
): Promise<ShownPicture> =>
  inMemberTurn(database, memberId, async (tx): Promise<ShownPicture> => {
    const former = await read(tx)
    if (former === null) return { kind: 'noPlace' }
    const address = named === null ? '' : await ownUpload(tx, memberId, named)
    if (address === null) return { kind: 'noPicture' }
    await write(tx, address)
    await removeUnshown(tx, memberId, { address: former })
    return { kind: 'shown', address }
  })

async function saveInTurn(
  database: Queryable,
  memberId: string,
  { id, hash }: UploadKey,
  { name, mediaType, bytes }: UploadedFile,
  now: number,
): Promise<UploadOutcome> {
  const stored = await findUpload(database, { id, hash })
  if (stored !== null) return stored
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
    insert into upload (file_id, member_id, stored) values ($1, $6, $7) on conflict do nothing`,
    [id, hash, name, mediaType, bytes, Number(memberId), now],
  )
  return { kind: 'saved', id }
}

/** The address of what a member has uploaded, named by its id or its address; null for anything else. */
export async function ownUpload(
  database: Queryable,
  memberId: string,
  named: string,
): Promise<string | null> {
  const [, id] = /^(?:[^?]*[?&]id=)?(\d{1,15})$/.exec(named) ?? []
  if (id === undefined) return null
  const [own] = await database.query('select file_id from upload where file_id = $1 and member_id = $2', [
    Number(id),
    Number(memberId),
  ])
  return own === undefined ? null : fileUrl(id)
}

/** Removes what a member has uploaded. */
export const removeUploads = async (tx: Queryable, memberId: number): Promise<void> =>
  void (await tx.query('delete from file where id in (select file_id from upload where member_id = $1)', [
    memberId,
  ]))
