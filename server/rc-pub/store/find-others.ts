import type { LocalizedText } from '@xuekan/core'
import type { CollectedKind } from '@xuekan/core/content'
import { containsWords, type WrittenOtherwise } from './contains-words.ts'
import type { Queryable } from './database.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

/** One thing that is neither an article nor in a list of its own, as the store answers it. */
export interface OtherRow {
  readonly kind: CollectedKind
  readonly id: number
  readonly siteId: number
  readonly title: LocalizedText
  /** Plain text. */
  readonly summary: LocalizedText
  /** A day, a year, or ''. */
  readonly published: string
  /** A file id; '' for none. */
  readonly cover: string
  /** Of a document; null for all else. */
  readonly fileId: number | null
}

interface Source {
  readonly from: string
  readonly title: string
  readonly summary: string
  readonly published: string
  readonly cover: string
  readonly fileId: string
}

const named: Pick<Source, 'title' | 'summary' | 'cover' | 'fileId'> = {
  title: 'name',
  summary: 'introduction',
  cover: `c.record->>'cover'`,
  fileId: 'null::bigint',
}

/** A document that is no file has no page of its own yet, and is no hit. */
const sources: Readonly<Record<CollectedKind, Source>> = {
  album: { ...named, from: 'album c where true', published: 'c.published' },
  topic: { ...named, from: 'topic c where true', published: `''` },
  book: { ...named, title: 'title', from: 'book c where true', published: 'c.year::text' },
  document: {
    from: 'document c where c.file_id is not null',
    title: 'title',
    summary: 'summary',
    published: 'c.published',
    cover: `''`,
    fileId: 'c.file_id',
  },
}

const rows = Object.entries(sources)
  .map(
    ([kind, { from, title, summary, published, cover, fileId }]) =>
      `select '${kind}' as kind, c.id, c.site_id, c.record->'${title}' as title, c.record->'${summary}' as summary,
        ${published} collate "C" as published, ${cover} as cover, ${fileId} as file_id, c.position
      from ${from} and c.site_id = any($1::bigint[])`,
  )
  .join(' union all ')

export interface OthersFilter {
  readonly q: string
  /** How words of `q` are written too. */
  readonly otherwise?: readonly WrittenOtherwise[]
}

/** Those of these sites whose title or introduction holds every word of `q`, the newest first, without a date last. */
export const othersOf = (
  database: Queryable,
  sites: readonly number[],
  { q, otherwise }: OthersFilter,
  page: PageRange,
): Promise<RowPage<OtherRow>> =>
  queryPage(
    database,
    {
      columns: `kind, id, site_id as "siteId", title, summary, published, cover, file_id as "fileId"`,
      source: `from (${rows}) o
        where concat_ws(' ', title->>'zh', title->>'en', summary->>'zh', summary->>'en') ~ all($2::text[])`,
      order: 'published desc, kind, position, id',
      params: [sites, containsWords(q, otherwise)],
    },
    page,
  )
