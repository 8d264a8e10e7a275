import type { Queryable, SqlValue } from './database.ts'

/** Which rows of a long list: at most so many, from the one at `offset` on. */
export interface PageRange {
  readonly size: number
  readonly offset: number
}

/** The rows of a page, and how many there are on all pages. */
export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Counted without a row. */
export const noRows: PageRange = { size: 0, offset: 0 }

interface PageStatement {
  readonly columns: string
  /** From `from` on, without order and limit. */
  readonly source: string
  readonly order: string
  readonly params: readonly SqlValue[]
  /** Rows are counted up to so many, and one beyond; absent for all. */
  readonly cap?: number
}

/** One page of what a statement finds. */
export async function queryPage<Row>(
  database: Queryable,
  { columns, source, order, params, cap }: PageStatement,
  { size, offset }: PageRange,
): Promise<RowPage<Row>> {
  const counting =
    cap === undefined
      ? `select count(*) as total ${source}`
      : `select count(*) as total from (select 1 ${source} limit ${cap + 1}) counted`
  const [counted] = await database.query<{ total: number }>(counting, params)
  const total = counted?.total ?? 0
  if (size === 0 || offset >= total) return { rows: [], total }
  const rows = await database.query<Row>(
    `select ${columns} ${source} order by ${order} limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, size, offset],
  )
  return { rows, total }
}
