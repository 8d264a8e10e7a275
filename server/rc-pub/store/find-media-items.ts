import type { LocalizedText } from '@xuekan/core'
import type { Chapter, Cue, MediaKind } from '@xuekan/core/content'
import type { SearchField } from '@xuekan/core/search'
import { createCollection, type CollectionRow, type Conditions } from './collection.ts'
import { containsWords, type WrittenOtherwise } from './contains-words.ts'
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
  /** Absent of what was stored before chapters were told. */
  readonly chapters?: readonly Chapter[]
}

/** One sound or film as the store answers it. */
export interface MediaItemRow extends CollectionRow<MediaDocument> {
  readonly kind: MediaKind
  readonly published: string
  readonly fileId: number
  readonly mediaType: string
  /** Media type of the poster; '' for none. */
  readonly posterType: string
  /** Bytes. */
  readonly size: number
  readonly plays: number
  readonly downloads: number
}

/** Newest first. */
export const mediaItems = createCollection<MediaItemRow>({
  from: 'media_item c join file f on f.id = c.file_id',
  columns: `c.kind, c.published, c.file_id as "fileId", f.media_type as "mediaType", length(f.bytes) as size,
    c.plays, c.downloads,
    coalesce((select p.media_type from file p where p.id = nullif(c.record->>'poster', '')::bigint), '')
      as "posterType"`,
  order: 'c.published desc, c.id desc',
})

export interface MediaItemFilter {
  /** '' for both. */
  readonly kind: MediaKind | ''
  /** Words that all stand in the field; '' for all. */
  readonly q: string
  /** How words of `q` are written too. */
  readonly otherwise?: readonly WrittenOtherwise[]
  readonly field: SearchField
}

const textsOf = (...names: readonly string[]): string =>
  `concat_ws(' ', ${names.flatMap((name) => [`c.record->'${name}'->>'zh'`, `c.record->'${name}'->>'en'`]).join(', ')})`

/** What a search in a field reads. A sound has no keywords and no institutions, but a maker and a summary. */
const searched: Readonly<Record<SearchField, string>> = {
  all: textsOf('title', 'summary'),
  title: textsOf('title'),
  keyword: textsOf('title', 'summary'),
  author: textsOf('maker'),
  institution: textsOf('maker'),
  abstract: textsOf('summary'),
  doi: `c.record->>'article'`,
}

export const mediaItemConditions =
  ({ kind, q, otherwise, field }: MediaItemFilter): Conditions =>
  (params) => [
    ...(kind === '' ? [] : [`c.kind = ${params.add(kind)}`]),
    `${searched[field]} ~ all(${params.add(containsWords(q, otherwise))}::text[])`,
  ]

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
