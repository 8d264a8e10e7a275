import type { Queryable } from './database.ts'
import { queryPage } from './query-page.ts'
import type { BookSettings } from './side-settings.ts'

export interface BookRow {
  readonly id: number
  readonly siteId: number
  readonly record: BookSettings
}

const columns = 'b.id, b.site_id as "siteId", b.record'

/** One page of the books of these sites, newest first. */
export const bookPage = (
  database: Queryable,
  sites: readonly number[],
  page: { readonly size: number; readonly offset: number },
): Promise<{ readonly rows: readonly BookRow[]; readonly total: number }> =>
  queryPage(
    database,
    {
      columns,
      source: 'from book b where b.site_id = any($1::bigint[])',
      order: 'b.year desc, b.position, b.id',
      params: [sites],
    },
    page,
  )

/** Ids are global. */
export async function bookById(database: Queryable, id: number): Promise<BookRow | null> {
  const [row] = await database.query<BookRow>(`select ${columns} from book b where b.id = $1`, [id])
  return row ?? null
}
