import type { Queryable } from '../store/database.ts'

export interface EntryTable {
  readonly name: 'news' | 'expert' | 'album' | 'topic' | 'book' | 'document' | 'media_item'
  /** Columns beside `key`, `position` and `record`, each with its type. */
  readonly columns: readonly string[]
}

/** One entry of a file: its key, what of it has a column, and the whole of it. */
export interface Entry {
  readonly key: string
  readonly record: object
  readonly [column: string]: unknown
}

/** Makes the entries of a site what its file says, in its order; answers whether anything changed. */
export async function saveEntries(
  tx: Queryable,
  siteId: number,
  { name, columns }: EntryTable,
  entries: readonly Entry[],
): Promise<boolean> {
  const typed = ['key text', 'position integer', 'record jsonb', ...columns]
  const names = typed.map((column) => column.split(' ', 1)[0] ?? '')
  const removed = await tx.query(
    `delete from ${name} where site_id = $1 and key <> all($2::text[]) returning id`,
    [siteId, entries.map(({ key }) => key)],
  )
  const written = await tx.query(
    `insert into ${name} as old (site_id, ${names.join(', ')})
    select $1, ${names.join(', ')} from json_to_recordset($2::json) as r(${typed.join(', ')}) order by position
    on conflict (site_id, key) do update set ${names.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${names.map((column) => `old.${column}`).join(', ')}) is distinct from
      (${names.map((column) => `excluded.${column}`).join(', ')})
    returning id`,
    [siteId, JSON.stringify(entries.map((entry, position) => ({ ...entry, position })))],
  )
  return removed.length + written.length > 0
}
