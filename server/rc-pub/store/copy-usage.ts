import type { Database, Queryable } from './database.ts'

/** Any number will do, as long as every process of the deployment takes the same. */
const copyLock = 7_310_578

/** Articles of one statement: each touches every index of its article, and readers' statements come between. */
const mostAtOnce = 10

/**
 * Months are made anew from their days, so that a copy that is repeated or broken off changes nothing; what is more than
 * before goes to the year and to the totals that articles are sorted by.
 */
const copyArticles = `with fresh as (
    select article_id, site_id, left(day, 7) as month, sum(visits)::integer as visits,
      sum(downloads)::integer as downloads, sum(requests)::integer as requests,
      sum(unique_investigations)::integer as unique_investigations,
      sum(unique_requests)::integer as unique_requests, bool_and(is_counted) as is_counted
    from article_day where article_id = any($1::bigint[]) and day >= $2 group by 1, 2, 3
  ), grown as (
    select f.*, f.visits - coalesce(m.visits, 0) as more_visits, f.downloads - coalesce(m.downloads, 0) as more_downloads,
      f.requests - coalesce(m.requests, 0) as more_requests,
      f.unique_investigations - coalesce(m.unique_investigations, 0) as more_investigations,
      f.unique_requests - coalesce(m.unique_requests, 0) as more_unique_requests
    from fresh f left join article_month m on m.article_id = f.article_id and m.month = f.month
    where m.article_id is null or (m.visits, m.downloads) is distinct from (f.visits, f.downloads)
  ), months as (
    insert into article_month (article_id, site_id, month, visits, downloads, requests, unique_investigations,
      unique_requests, is_counted)
    select article_id, site_id, month, visits, downloads, requests, unique_investigations, unique_requests, is_counted
    from grown
    on conflict (article_id, month) do update set visits = excluded.visits, downloads = excluded.downloads,
      requests = excluded.requests, unique_investigations = excluded.unique_investigations,
      unique_requests = excluded.unique_requests, is_counted = excluded.is_counted
  ), years as (
    insert into article_year as y (article_id, site_id, year, visits, downloads, requests, unique_investigations,
      unique_requests, is_counted)
    select article_id, site_id, left(month, 4), sum(more_visits)::integer, sum(more_downloads)::integer,
      sum(more_requests)::integer, sum(more_investigations)::integer, sum(more_unique_requests)::integer,
      bool_and(is_counted)
    from grown group by 1, 2, 3
    on conflict (article_id, year) do update set visits = y.visits + excluded.visits,
      downloads = y.downloads + excluded.downloads, requests = y.requests + excluded.requests,
      unique_investigations = y.unique_investigations + excluded.unique_investigations,
      unique_requests = y.unique_requests + excluded.unique_requests, is_counted = y.is_counted and excluded.is_counted
  )
  update article a set visits = a.visits + g.visits, downloads = a.downloads + g.downloads
  from (select article_id, sum(more_visits)::integer as visits, sum(more_downloads)::integer as downloads
    from grown group by 1) g
  where a.id = g.article_id and (g.visits <> 0 or g.downloads <> 0)`

/** The first day of the month before that of an ISO date: no earlier day is counted any more. */
export function firstOpenDay(today: string): string {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 2
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

/**
 * Copies how these articles were used to their months, years and totals: once, whoever else copies at the same time.
 * Answers those of which it could not.
 * @param since the first day of a month, from which on days may have changed
 */
export async function copyUsage(
  database: Database,
  articles: readonly number[],
  since: string,
): Promise<readonly number[]> {
  const left: number[] = []
  for (let from = 0; from < articles.length; from += mostAtOnce) {
    const part = articles.slice(from, from + mostAtOnce)
    const write = async (tx: Queryable): Promise<void> => {
      await tx.query(`select pg_advisory_xact_lock(${copyLock})`)
      await tx.query(copyArticles, [part, since])
    }
    await database.transaction(write, { isBackground: true }).catch(() => left.push(...part))
  }
  return left
}

/** What was written and not copied when a process ended: articles whose days say more than their months, and since when. */
export async function findUncopied(
  database: Queryable,
  today: string,
): Promise<{ readonly articles: readonly number[]; readonly since: string }> {
  const [newest] = await database.query<{ month: string | null }>(
    'select max(month) as month from article_month',
  )
  const begun = newest?.month ?? null
  const open = firstOpenDay(today)
  const since = begun === null || `${begun}-01` > open ? open : `${begun}-01`
  const rows = await database.query<{ id: number }>(
    `select distinct f.article_id as id from (
      select d.article_id, left(d.day, 7) as month, sum(d.visits) as visits, sum(d.downloads) as downloads
      from site s join article_day d on d.site_id = s.id and d.day >= $1 group by 1, 2
    ) f left join article_month m on m.article_id = f.article_id and m.month = f.month
    where m.article_id is null or m.visits <> f.visits or m.downloads <> f.downloads`,
    [since],
  )
  return { articles: rows.map(({ id }) => id), since }
}

const counts = 'visits, downloads, requests, unique_investigations, unique_requests'
const sums = counts.replace(/\w+/g, 'sum($&)::integer')

/** Months and years of articles of one site ($1) that have days and no months, whose totals hold these days already. */
export const rollUpNewDays = [
  `insert into article_month (article_id, site_id, month, ${counts})
  select article_id, site_id, left(day, 7), ${sums} from article_day where site_id = $1 group by 1, 2, 3
  on conflict do nothing`,
  `insert into article_year (article_id, site_id, year, ${counts})
  select article_id, site_id, left(month, 4), ${sums} from article_month where site_id = $1 group by 1, 2, 3
  on conflict do nothing`,
] as const
