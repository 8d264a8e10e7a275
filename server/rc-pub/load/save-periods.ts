import type { ArticleRecord } from '../store/article-record.ts'
import type { Queryable } from '../store/database.ts'
import { publishedOn } from './article-json.ts'

export type PeriodIds = ReadonlyMap<string, number>

/** An article without volume and issue belongs to no issue. */
export const periodKeyOf = ({
  year,
  volume,
  issue,
}: Pick<ArticleRecord, 'year' | 'volume' | 'issue'>): string | null =>
  volume === '' && issue === '' ? null : JSON.stringify([year, volume, issue])

/** Makes the issues that the records belong to, and answers the ids of all of them. */
export async function savePeriods(
  tx: Queryable,
  siteId: number,
  records: readonly ArticleRecord[],
): Promise<PeriodIds> {
  const periods = new Map<string, object>()
  for (const record of records) {
    const key = periodKeyOf(record)
    if (key === null) continue
    const { year, volume, issue } = record
    periods.set(key, { year, volume, issue, rank: issueRank(volume, issue), published: publishedOn(record) })
  }
  const rows = await tx.query<{ id: number; year: number; volume: string; issue: string }>(
    `insert into period (site_id, year, volume, issue, rank, published)
    select $1::bigint, r.* from json_to_recordset($2::json)
      as r(year integer, volume text, issue text, rank integer, published text)
    on conflict (site_id, year, volume, issue) do update set published = greatest(period.published, excluded.published)
    returning id, year, volume, issue`,
    [siteId, JSON.stringify([...periods.values()])],
  )
  return new Map(rows.map((row) => [JSON.stringify([row.year, row.volume, row.issue]), row.id]))
}

/** Order within a year: by volume, then by the first number of the issue ('3-4' is 3); supplements come last. */
export function issueRank(volume: string, issue: string): number {
  const first = (text: string): number => Math.min(Number(/\d+/.exec(text)?.[0] ?? 0), 999)
  const supplement = /^\d/.test(issue) || issue === '' ? 0 : 1_000
  return first(volume) * 2_000 + supplement + first(issue)
}
