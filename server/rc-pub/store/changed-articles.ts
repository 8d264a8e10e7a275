import type { HarvestPlace } from '../harvest/harvest-token.ts'
import type { HarvestSelection } from '../harvest/harvest-request.ts'
import type { Queryable } from './database.ts'
import { createSqlParams, type SqlParams } from './sql-params.ts'

/** What is told of an article's last change. */
export interface ArticleChange {
  readonly number: number
  readonly siteId: number
  readonly sld: string
  readonly key: string
  /** null of an article that is gone. */
  readonly articleId: number | null
  /** '' of one that went before it was known. */
  readonly column: string
  readonly type: string
  /** ISO 8601 in UTC, to the microsecond. */
  readonly changedAt: string
}

const microseconds = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const columns = `c.number, c.site_id as "siteId", s.sld, c.key, c.article_id as "articleId", c.column_key as "column",
  c.article_type as type, ${microseconds('c.changed_at')} as "changedAt"`

/**
 * The point in time up to which every change can be seen, in milliseconds since 1970: a transaction that began before
 * it has ended. What is still being written has the time of its beginning, and would otherwise stand behind a harvester
 * who has passed it.
 */
export async function settledUntil(database: Queryable): Promise<string> {
  const [row] = await database.query<{ at: string }>(
    `select ${microseconds('least(now(), min(xact_start))')} as at from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return row?.at ?? new Date(0).toISOString()
}

/** Sites that are looked at one by one; more are read together, in the order of time. */
const fewSites = 50

export interface ChangedArticles {
  readonly sites: readonly number[]
  readonly selection: Pick<HarvestSelection, 'from' | 'before'>
  readonly within: { readonly column: string } | { readonly type: string } | null
  readonly after: HarvestPlace['after'] | null
  /** As `settledUntil` says. */
  readonly settled: string
  readonly limit: number
}

/** The next changes in the order in which they were made. */
export function changedArticles(
  database: Queryable,
  { sites, selection, within, after, settled, limit }: ChangedArticles,
): Promise<readonly ArticleChange[]> {
  const params = createSqlParams()
  const time = (at: string): string => `${params.add(at)}::text::timestamptz`
  const conditions = [
    `c.changed_at < ${time(settled)}`,
    ...(selection.from === null ? [] : [`c.changed_at >= ${time(selection.from)}`]),
    ...(selection.before === null ? [] : [`c.changed_at < ${time(selection.before)}`]),
    ...(after === null
      ? []
      : [`(c.changed_at, c.number) > (${time(after.changedAt)}, ${params.add(after.number)})`]),
    ...withinSql(within, params),
  ].join(' and ')
  const rows = `select c.* from article_change c where ${conditions}`
  const order = `order by c.changed_at, c.number limit ${params.add(limit)}`
  const listed = params.add(sites)
  const found =
    sites.length > fewSites
      ? `${rows} and c.site_id = any(${listed}::bigint[]) ${order}`
      : `select c.* from unnest(${listed}::bigint[]) as asked (id)
        cross join lateral (${rows} and c.site_id = asked.id ${order}) c ${order}`
  return database.query<ArticleChange>(
    `select ${columns} from (${found}) c join site s on s.id = c.site_id order by c.changed_at, c.number`,
    params.values,
  )
}

function withinSql(within: ChangedArticles['within'], params: SqlParams): readonly string[] {
  if (within === null) return []
  return 'column' in within
    ? [`c.column_key = ${params.add(within.column)}`]
    : [`c.article_type = ${params.add(within.type)}`]
}

/** The last change of one article; null where there never was one. */
export async function articleChange(
  database: Queryable,
  {
    siteId,
    key,
    sites,
  }: { readonly siteId: number; readonly key: string; readonly sites: readonly number[] },
): Promise<ArticleChange | null> {
  const [change] = await database.query<ArticleChange>(
    `select ${columns} from article_change c join site s on s.id = c.site_id
    where c.site_id = $1 and c.key = $2 and c.site_id = any($3::bigint[])`,
    [siteId, key, sites],
  )
  return change ?? null
}

/** When the first change was made of which there is word, to the second; now where there is none. */
export async function earliestChange(database: Queryable): Promise<string> {
  const [row] = await database.query<{ at: string }>(
    `select ${microseconds('coalesce(min(changed_at), now())')} as at from article_change`,
  )
  return row?.at ?? new Date(0).toISOString()
}

/** The columns and types of these sites, each once. */
export const changedGroups = (
  database: Queryable,
  sites: readonly number[],
): Promise<readonly { readonly kind: 'column' | 'type'; readonly name: string }[]> =>
  database.query(
    `select distinct kind, name from unnest($1::bigint[]) as asked (id)
    cross join lateral (
      ${distinct('column', 'column_key')} union all ${distinct('type', 'article_type')}
    ) found where name <> '' order by kind, name`,
    [sites],
  )

/** One step in the index for each value, however many articles have it. */
const distinct = (kind: string, column: string): string =>
  `(with recursive value (name) as (
      (select ${column} from article_change where site_id = asked.id order by ${column} limit 1)
      union all
      select (select ${column} from article_change where site_id = asked.id and ${column} > v.name
        order by ${column} limit 1) from value v where v.name is not null
    ) select '${kind}' as kind, name from value where name is not null)`
