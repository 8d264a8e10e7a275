import type { Queryable } from './database.ts'

/** One issue as the store answers it. */
export interface PeriodRow {
  readonly id: number
  readonly siteId: number
  readonly year: number
  readonly volume: string
  readonly issue: string
  readonly published: string
  readonly coverUrl: string
}

/** Every issue of a journal, newest first. */
export const periodsOf = (database: Queryable, siteId: number): Promise<readonly PeriodRow[]> =>
  database.query<PeriodRow>(
    `select id, site_id as "siteId", year, volume, issue, published, cover_url as "coverUrl" from period
    where site_id = $1 order by year desc, rank desc, id desc`,
    [siteId],
  )

/** Ids are global: an issue of any journal; null when there is none. */
export async function periodById(database: Queryable, id: number): Promise<PeriodRow | null> {
  const [period] = await database.query<PeriodRow>(
    `select id, site_id as "siteId", year, volume, issue, published, cover_url as "coverUrl" from period
    where id = $1`,
    [id],
  )
  return period ?? null
}
