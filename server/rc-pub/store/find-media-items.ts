import type { Cue, LocalizedText, MediaKind } from '@xuekan/core'
import { containsWords } from './contains-words.ts'
import type { Queryable } from './database.ts'

/** What of a sound or a film is kept as one document. */
export interface MediaDocument {
  readonly key: string
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly maker: LocalizedText
  /** Seconds. */
  readonly duration: number
  /** A file id; '' for none. */
  readonly poster: string
  /** A DOI; '' for none. */
  readonly article: string
  readonly cues: readonly Cue[]
}

/** One sound or film as the store answers it. */
export interface MediaItemRow {
  readonly id: number
  readonly siteId: number
  readonly kind: MediaKind
  readonly published: string
  readonly fileId: number
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly plays: number
  readonly downloads: number
  readonly record: MediaDocument
}

const select = `select m.id, m.site_id as "siteId", m.kind, m.published, m.file_id as "fileId",
    f.media_type as "mediaType", length(f.bytes) as size, m.plays, m.downloads, m.record
  from media_item m join file f on f.id = m.file_id`

const wanted = `m.site_id = any($1::bigint[]) and ($2 = '' or m.kind = $2)
  and concat_ws(' ', m.record->'title'->>'zh', m.record->'title'->>'en', m.record->'summary'->>'zh',
    m.record->'summary'->>'en') ilike all($3::text[])`

export interface MediaItemSearch {
  readonly sites: readonly number[]
  /** '' for both. */
  readonly kind: MediaKind | ''
  /** Words of title or summary; '' for all. */
  readonly q: string
}

/** Newest first. */
export const mediaItemsOf = (
  database: Queryable,
  { sites, kind, q, size, offset }: MediaItemSearch & { readonly size: number; readonly offset: number },
): Promise<readonly MediaItemRow[]> =>
  database.query<MediaItemRow>(
    `${select} where ${wanted} order by m.published desc, m.id desc limit $4 offset $5`,
    [sites, kind, containsWords(q), size, offset],
  )

export async function countMediaItems(
  database: Queryable,
  { sites, kind, q }: MediaItemSearch,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from media_item m where ${wanted}`,
    [sites, kind, containsWords(q)],
  )
  return row?.count ?? 0
}

/** null when there is none. */
export async function mediaItemById(database: Queryable, id: number | null): Promise<MediaItemRow | null> {
  if (id === null) return null
  const [item] = await database.query<MediaItemRow>(`${select} where m.id = $1`, [id])
  return item ?? null
}

export const countPlay = (database: Queryable, id: number): Promise<unknown> =>
  database.query('update media_item set plays = plays + 1 where id = $1', [id])

/** How many downloads there have been with this one; null where there is no such item. */
export async function countMediaDownload(database: Queryable, id: number): Promise<number | null> {
  const [row] = await database.query<{ downloads: number }>(
    'update media_item set downloads = downloads + 1 where id = $1 returning downloads',
    [id],
  )
  return row?.downloads ?? null
}
