import type { Queryable } from './database.ts'
import type { SiteRow } from './site-row.ts'

/** The sites whose news, albums and the like a site shows: itself and its journals, for the aggregate all. */
export async function shownSites(
  database: Queryable,
  { id, type }: Pick<SiteRow, 'id' | 'type'>,
): Promise<readonly number[]> {
  if (type === 'single') return [id]
  const others = await database.query<{ id: number }>(
    `select id from site where not expired and ($2 or group_id = $1) and id <> $1`,
    [id, type === 'all'],
  )
  return [id, ...others.map((site) => site.id)]
}
