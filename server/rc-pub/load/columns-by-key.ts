import type { Queryable } from '../store/database.ts'

/** The ids of a site's columns by their keys, which are codes: `about/contact` is the column contact within about. */
export async function columnsByKey(tx: Queryable, siteId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ id: number; key: string }>('select id, key from channel where site_id = $1', [
    siteId,
  ])
  return new Map(rows.map(({ id, key }) => [key, id]))
}
