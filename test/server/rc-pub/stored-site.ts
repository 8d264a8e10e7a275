import type { Queryable } from '../../../server/rc-pub/store/database.ts'

/** Puts a bare site into the store and answers its id. */
export async function storeSite(
  database: Queryable,
  {
    sld,
    type = 'single',
    group = null,
  }: { readonly sld: string; readonly type?: string; readonly group?: number | null },
): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    `insert into site (sld, type, group_id, config) values ($1, $2, $3, '{}') returning id`,
    [sld, type, group],
  )
  return row?.id ?? 0
}
