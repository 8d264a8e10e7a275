import type { Queryable } from './database.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'
import { createSqlParams, type SqlParams } from './sql-params.ts'

/** One entry of a site's collection (news, albums, books, …): its id, its site, and what its file says of it. */
export interface CollectionRow<Settings> {
  readonly id: number
  readonly siteId: number
  readonly record: Settings
}

/** Conditions on rows `c`, with the parameters that they need. */
export type Conditions = (params: SqlParams) => readonly string[]

interface CollectionTable {
  /** Rows `c`, and what is joined to them. */
  readonly from: string
  /** Columns of a row beside id, site and record. */
  readonly columns?: string
  /** The record as lists have it, where they leave a part of it out. */
  readonly listed?: string
  /** Of lists; `$1` holds the sites where these narrow the list. */
  readonly order: string
}

/** `Entry` is a whole row, `Listed` what lists have of it. */
export interface Collection<Entry, Listed = Entry> {
  /** One page of the entries of these sites that all conditions hold for. */
  readonly ofSites: (
    database: Queryable,
    sites: readonly number[],
    page: PageRange,
    conditions?: Conditions,
  ) => Promise<RowPage<Listed>>
  /** One page of the entries that all conditions hold for, in another order where one is given. */
  readonly where: (
    database: Queryable,
    conditions: Conditions,
    page: PageRange,
    order?: string,
  ) => Promise<RowPage<Listed>>
  /** The first of them, where nobody asks how many there are. */
  readonly first: (
    database: Queryable,
    conditions: Conditions,
    size: number,
    order: string,
  ) => Promise<readonly Listed[]>
  /** Ids are global: an entry of any site. */
  readonly byId: (database: Queryable, id: number | null) => Promise<Entry | null>
}

/** How every collection is read: one statement for its lists, one for a single entry. */
export function createCollection<Entry, Listed = Entry>({
  from,
  columns = '',
  listed = 'c.record',
  order,
}: CollectionTable): Collection<Entry, Listed> {
  const select = (record: string): string =>
    `c.id, c.site_id as "siteId", ${columns === '' ? '' : `${columns}, `}${record} as record`
  const where: Collection<Entry, Listed>['where'] = (database, conditions, page, ordered = order) => {
    const params = createSqlParams()
    const source = `from ${from} where ${conditions(params).join(' and ')}`
    const statement = { columns: select(listed), source, order: ordered, params: params.values }
    return queryPage<Listed>(database, statement, page)
  }
  return {
    where,
    first: (database, conditions, size, ordered) => {
      const params = createSqlParams()
      const source = `from ${from} where ${conditions(params).join(' and ')}`
      const limit = params.add(size)
      return database.query<Listed>(
        `select ${select(listed)} ${source} order by ${ordered} limit ${limit}`,
        params.values,
      )
    },
    ofSites: (database, sites, page, conditions = () => []) =>
      where(
        database,
        (params) => [`c.site_id = any(${params.add(sites)}::bigint[])`, ...conditions(params)],
        page,
      ),
    byId: async (database, id) => {
      if (id === null) return null
      const sql = `select ${select('c.record')} from ${from} where c.id = $1`
      const [row] = await database.query<Entry>(sql, [id])
      return row ?? null
    },
  }
}
