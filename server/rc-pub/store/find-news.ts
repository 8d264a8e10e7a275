import { newsTabOf, newsTabs } from '@xuekan/core/content'
import { createCollection, type CollectionRow, type Conditions } from './collection.ts'
import { containsWords, type WrittenOtherwise } from './contains-words.ts'
import type { Queryable } from './database.ts'
import type { NewsFileSettings, NewsSettings } from './side-settings.ts'
import type { SqlParams } from './sql-params.ts'

interface InChannel {
  readonly channelId: number | null
}

/** A news item as lists show it: without its text. */
export type NewsRow = CollectionRow<Omit<NewsSettings, 'body' | 'files'>> & InChannel

/** Newest first. */
export const news = createCollection<CollectionRow<NewsSettings> & InChannel, NewsRow>({
  from: 'news c',
  columns: 'c.channel_id as "channelId"',
  listed: `c.record - 'body' - 'files'`,
  order: 'c.published desc, c.id desc',
})

/** Which news of some sites are listed. */
export interface NewsFilter {
  readonly channelId: number | null
  /** A tab, another kind, or '' for all. */
  readonly kind: string
  /** Words that all stand in its titles. */
  readonly q: string
  /** How words of `q` are written too. */
  readonly otherwise?: readonly WrittenOtherwise[]
}

export const newsConditions =
  ({ channelId, kind, q, otherwise }: NewsFilter): Conditions =>
  (params) => [
    ...(channelId === null ? [] : [`c.channel_id = ${params.add(channelId)}`]),
    ...(kind === '' ? [] : [ofKind(kind, params)]),
    `concat_ws(' ', c.title_zh, c.title_en) ~ all(${params.add(containsWords(q, otherwise))}::text[])`,
  ]

/** As the core's tabs have it: what is of no other tab is information. */
const ofKind = (kind: string, params: SqlParams): string =>
  kind === 'information'
    ? `c.kind <> all(${params.add(newsTabs.filter((tab) => tab !== kind))}::text[])`
    : `c.kind = ${params.add(kind)}`

/** The items before and after one in time, among those of its site and tab; null at the ends. */
export async function newsBeside(
  database: Queryable,
  { id, siteId, record }: Omit<NewsRow, 'channelId'>,
): Promise<{ readonly previous: NewsRow | null; readonly next: NewsRow | null }> {
  const beside = async (sign: '<' | '>', direction: 'desc' | 'asc'): Promise<NewsRow | null> => {
    const [row] = await news.first(
      database,
      (params) => [
        `c.site_id = ${params.add(siteId)}`,
        ofKind(newsTabOf(record.kind), params),
        `(c.published, c.id) ${sign} (${params.add(record.published)}, ${params.add(id)}::bigint)`,
      ],
      1,
      `c.published ${direction}, c.id ${direction}`,
    )
    return row ?? null
  }
  return { previous: await beside('<', 'desc'), next: await beside('>', 'asc') }
}

/** Carousels hold no more. */
const mostTopNews = 10

/** The news of a site whose pictures stand above its header, in the order of its file. */
export const topNewsOf = (database: Queryable, siteId: number): Promise<readonly NewsRow[]> =>
  news.first(
    database,
    (params) => [
      `c.site_id = ${params.add(siteId)}`,
      `(c.record->'topPicture'->>'zh' <> '' or c.record->'topPicture'->>'en' <> '')`,
    ],
    mostTopNews,
    'c.position',
  )

/** A file of a news item with its name and its size. */
export interface NewsFileRow extends NewsFileSettings {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** The files of a news item that are there, in its order. */
export async function newsFiles(
  database: Queryable,
  files: readonly NewsFileSettings[],
): Promise<readonly NewsFileRow[]> {
  if (files.length === 0) return []
  const rows = await database.query<{ id: number; name: string; size: number }>(
    `select id, regexp_replace(name, '^.*/', '') as name, length(bytes) as size from file where id = any($1::bigint[])`,
    [files.map(({ file }) => Number(file))],
  )
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return files.flatMap((each) => {
    const found = byId.get(each.file)
    return found === undefined ? [] : [{ ...each, name: found.name, size: found.size }]
  })
}
