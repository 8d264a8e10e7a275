import { createHmac } from 'node:crypto'
import type { SharedAlbum } from '@xuekan/core/member'
import { hashOf, newToken } from '../accounts/tokens.ts'
import { articleColumns, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'
import { storedSecret } from './stored-secret.ts'
import { albumCount, albumSource, albumTextColumns } from './personal-albums.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

/** Octets of a token: 192 bits. */
const tokenLength = 24

/** The token that a seed of 256 random bits makes with the key of the deployment, in letters that addresses carry. */
export const linkToken = (key: string, seed: string): string =>
  createHmac('sha256', key).update(seed).digest().subarray(0, tokenLength).toString('base64url')

const hashOfLink = (token: string): string => hashOf('shared album', token)

interface SharedRow {
  readonly seed: string | null
  readonly hash: string | null
}

/** '' where the key is another one than when the album was shared. */
function tokenOf(key: string, { seed, hash }: SharedRow): string {
  const token = linkToken(key, seed ?? '')
  return seed !== null && hashOfLink(token) === hash ? token : ''
}

const linkKey = (database: Queryable): Promise<string> => storedSecret(database, 'album_links')

const sharedRow = async (database: Queryable, memberId: string, id: number): Promise<SharedRow | undefined> =>
  (
    await database.query<SharedRow>(
      `select s.seed, s.hash from personal_album m left join shared_album s on s.album_id = m.id
      where m.member_id = $1 and m.id = $2`,
      [Number(memberId), id],
    )
  )[0]

/** The token of an album of this member; '' where it is not shared, or where the token cannot be told any more. */
export async function sharingToken(database: Queryable, memberId: string, id: number): Promise<string> {
  const row = await sharedRow(database, memberId, id)
  return row === undefined || row.seed === null ? '' : tokenOf(await linkKey(database), row)
}

/**
 * Shares an album of this member and answers its token: that of before where it is shared already and the token can be
 * told. null for what is no album of this member.
 */
export async function shareAlbum(
  database: Queryable,
  memberId: string,
  id: number,
  now: number,
): Promise<string | null> {
  const row = await sharedRow(database, memberId, id)
  if (row === undefined) return null
  const key = await linkKey(database)
  const ownToken = tokenOf(key, row)
  if (ownToken !== '') return ownToken
  const seed = newToken()
  const token = linkToken(key, seed)
  const begun = await database.query(
    `insert into shared_album (album_id, hash, seed, begun)
    select id, $3, $4, $5::bigint from personal_album where member_id = $1 and id = $2
    on conflict (album_id) do update set hash = excluded.hash, seed = excluded.seed, begun = excluded.begun
      where shared_album.seed = $6 returning album_id`,
    [Number(memberId), id, hashOfLink(token), seed, now, row.seed ?? ''],
  )
  // somebody was faster: theirs is the token
  return begun.length > 0 ? token : shareAlbum(database, memberId, id, now)
}

/** Its token is never good again. */
export async function unshareAlbum(database: Queryable, memberId: string, id: number): Promise<void> {
  await database.query(
    `delete from shared_album s using personal_album m
    where m.id = s.album_id and m.member_id = $1 and m.id = $2`,
    [Number(memberId), id],
  )
}

/** An album, without a word of whose it is. */
export interface SharedAlbumRow extends SharedAlbum {
  readonly id: number
}

/** The album of a token; null where it is not shared any more or never was, and while its member is locked. */
export async function sharedAlbum(database: Queryable, token: string): Promise<SharedAlbumRow | null> {
  const [found] = await database.query<SharedAlbumRow>(
    `select m.id, ${albumTextColumns}, ${albumCount} as count
    from shared_album s join personal_album m on m.id = s.album_id
    join member owner on owner.id = m.member_id and owner.locked is null
    where s.hash = $1`,
    [hashOfLink(token)],
  )
  return found ?? null
}

/** One page of what an album holds, in its member's order. */
export const sharedArticles = (
  database: Queryable,
  id: number,
  page: PageRange,
): Promise<RowPage<ArticleRow>> =>
  queryPage<ArticleRow>(
    database,
    {
      columns: articleColumns,
      source: `from ${albumSource} where m.id = $1`,
      order: 'e.place',
      params: [id],
    },
    page,
  )
