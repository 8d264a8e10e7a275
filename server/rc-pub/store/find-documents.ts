import type { Queryable } from './database.ts'
import { queryPage } from './query-page.ts'
import type { DocumentSettings } from './side-settings.ts'

/** A document with its file, whose name and size are null where it has none. */
export interface DocumentRow {
  readonly id: number
  readonly siteId: number
  readonly fileId: number | null
  readonly fileName: string | null
  readonly fileSize: number | null
  readonly record: DocumentSettings
}

const columns = `d.id, d.site_id as "siteId", d.file_id as "fileId", d.record,
  regexp_replace(f.name, '^.*/', '') as "fileName", length(f.bytes) as "fileSize"`
const source = 'from document d left join file f on f.id = d.file_id'

/** One page of the documents of these sites, newest first. */
export const documentPage = (
  database: Queryable,
  sites: readonly number[],
  page: { readonly size: number; readonly offset: number },
): Promise<{ readonly rows: readonly DocumentRow[]; readonly total: number }> =>
  queryPage(
    database,
    {
      columns,
      source: `${source} where d.site_id = any($1::bigint[])`,
      order: 'd.published desc, d.id desc',
      params: [sites],
    },
    page,
  )

/** Ids are global. */
export async function documentById(database: Queryable, id: number): Promise<DocumentRow | null> {
  const [row] = await database.query<DocumentRow>(`select ${columns} ${source} where d.id = $1`, [id])
  return row ?? null
}
