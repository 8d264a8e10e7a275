import type { Queryable, SqlValue } from './database.ts'

declare const made: unique symbol

/** Finds rows of one form. */
interface PageStatement<Row> {
  readonly [made]?: Row
  readonly columns: string
  /** From `from` on, without order and limit. */
  readonly source: string
  readonly order: string
  readonly params: readonly SqlValue[]
}

/** One page of what a statement finds, and how many it finds on all pages. */
export async function queryPage<Row>(
  database: Queryable,
  { columns, source, order, params }: PageStatement<Row>,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const [counted] = await database.query<{ total: number }>(`select count(*) as total ${source}`, params)
  const rows = await database.query<Row>(
    `select ${columns} ${source} order by ${order} limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, size, offset],
  )
  return { rows, total: counted?.total ?? 0 }
}
