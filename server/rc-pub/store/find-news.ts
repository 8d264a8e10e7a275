import { newsTabOf, newsTabs, type NewsTab } from '@xuekan/core'
import type { Queryable, SqlValue } from './database.ts'
import { queryPage } from './query-page.ts'
import type { NewsSettings } from './side-settings.ts'

/** A news item as lists show it. */
export interface NewsRow {
  readonly id: number
  readonly siteId: number
  readonly channelId: number | null
  readonly record: Omit<NewsSettings, 'body'>
}

const columns = `n.id, n.site_id as "siteId", n.channel_id as "channelId", n.record - 'body' as record`
const newestFirst = 'n.published desc, n.id desc'

/** Which news are listed. */
export interface NewsFilter {
  readonly sites: readonly number[]
  readonly channelId: number | null
  /** A tab, another kind, or '' for all. */
  readonly kind: string
  /** Each stands in a title. */
  readonly words: readonly string[]
}

/** One page of news, newest first. */
export function newsPage(
  database: Queryable,
  { sites, channelId, kind, words }: NewsFilter,
  page: { readonly size: number; readonly offset: number },
): Promise<{ readonly rows: readonly NewsRow[]; readonly total: number }> {
  const params: SqlValue[] = [sites]
  const given = (value: SqlValue): string => `$${params.push(value)}`
  const conditions = ['n.site_id = any($1::bigint[])']
  if (channelId !== null) conditions.push(`n.channel_id = ${given(channelId)}`)
  if (kind !== '') conditions.push(kindCondition(kind, given))
  for (const word of words) {
    const pattern = given(`%${escapeLike(word)}%`)
    conditions.push(`(n.title_zh ilike ${pattern} or n.title_en ilike ${pattern})`)
  }
  const source = `from news n where ${conditions.join(' and ')}`
  return queryPage<NewsRow>(database, { columns, source, order: newestFirst, params }, page)
}

/** As the core's tabs have it: what is of no other tab is information. */
function kindCondition(kind: string, given: (value: SqlValue) => string): string {
  if (kind !== newsTabOf(kind)) return `n.kind = ${given(kind)}`
  const others = newsTabs.filter((tab) => tab !== 'information')
  return kind === 'information' ? `n.kind <> all(${given(others)}::text[])` : `n.kind = ${given(kind)}`
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Ids are global: an item of any site, with its text. */
export async function newsById(
  database: Queryable,
  id: number,
): Promise<(Omit<NewsRow, 'record'> & { readonly record: NewsSettings }) | null> {
  const [row] = await database.query<Omit<NewsRow, 'record'> & { readonly record: NewsSettings }>(
    'select n.id, n.site_id as "siteId", n.channel_id as "channelId", n.record from news n where n.id = $1',
    [id],
  )
  return row ?? null
}

/** The items before and after one in time, among those of its site and tab; null at the ends. */
export async function newsBeside(
  database: Queryable,
  { id, siteId, record }: Omit<NewsRow, 'channelId'>,
): Promise<{ readonly previous: NewsRow | null; readonly next: NewsRow | null }> {
  const tab: NewsTab = newsTabOf(record.kind)
  const beside = async (sign: '<' | '>', direction: 'desc' | 'asc'): Promise<NewsRow | null> => {
    const params: SqlValue[] = [siteId, record.published, id]
    const kind = kindCondition(tab, (value) => `$${params.push(value)}`)
    const [row] = await database.query<NewsRow>(
      `select ${columns} from news n where n.site_id = $1 and ${kind} and (n.published, n.id) ${sign} ($2, $3::bigint)
      order by n.published ${direction}, n.id ${direction} limit 1`,
      params,
    )
    return row ?? null
  }
  return { previous: await beside('<', 'desc'), next: await beside('>', 'asc') }
}

/** Carousels hold no more. */
const mostTopNews = 10

/** The news of a site whose pictures stand above its header, in the order of its file. */
export const topNewsOf = (database: Queryable, siteId: number): Promise<readonly NewsRow[]> =>
  database.query<NewsRow>(
    `select ${columns} from news n where n.site_id = $1
      and (n.record->'topPicture'->>'zh' <> '' or n.record->'topPicture'->>'en' <> '')
    order by n.position limit ${mostTopNews}`,
    [siteId],
  )
