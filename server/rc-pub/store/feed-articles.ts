import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'
import type { PageRange, RowPage } from './query-page.ts'
import { createSqlParams, type SqlParams } from './sql-params.ts'

/** A condition on articles `a`, with the parameters that it needs. */
export type Condition = (params: SqlParams) => string

export const everyArticle: Condition = () => 'true'

/** As the facets of searches have them (C2.31). */
export const inColumn =
  (column: string): Condition =>
  (params) =>
    `a.column_key = ${params.add(column)}`

/** In either language and any letter case. */
export const withKeyword =
  (term: string): Condition =>
  (params) =>
    `a.keyword_keys @> array[lower(${params.add(term)}::text)]`

export const withAuthor =
  (key: string): Condition =>
  (params) =>
    `a.author_keys @> array[${params.add(key)}::text]`

/** What is in no issue yet, by the version that says accepted (C3.13). */
export const unissued =
  (accepted: boolean): Condition =>
  (params) =>
    `a.period_id is null and ((a.record->>'version')::integer = -1) = ${params.add(accepted)}`

/** One page of the articles of these journals that a condition holds for, newest first. */
export async function articlesHolding(
  database: Queryable,
  sites: readonly number[],
  condition: Condition,
  { size, offset }: PageRange,
): Promise<RowPage<ArticleRow>> {
  const params = createSqlParams()
  const where = `a.site_id = any(${params.add(sites)}::bigint[]) and ${condition(params)}`
  const [counted] = await database.query<{ total: number }>(
    `select count(*) as total from article a where ${where}`,
    params.values,
  )
  const total = counted?.total ?? 0
  if (offset >= total) return { rows: [], total }
  const rows = await database.query<ArticleRow>(
    `with hits as materialized (
      select a.id, a.published from article a where ${where}
    )
    select ${articleColumns} from ${articleSource} join (
      select id, published from hits order by published desc, id desc
      limit ${params.add(size)} offset ${params.add(offset)}
    ) h on h.id = a.id
    order by h.published desc, a.id desc`,
    params.values,
  )
  return { rows, total }
}

/** Which of these articles a condition holds for, of these sites; null for every site. */
export async function idsHolding(
  database: Queryable,
  sites: readonly number[] | null,
  condition: Condition,
  among: readonly number[],
): Promise<readonly number[]> {
  const params = createSqlParams()
  const found = await database.query<{ id: number }>(
    `select a.id from article a where a.id = any(${params.add(among)}::bigint[])
      and (${params.add(sites)}::bigint[] is null or a.site_id = any(${params.add(sites)}::bigint[]))
      and ${condition(params)}`,
    params.values,
  )
  return found.map(({ id }) => id)
}

/** Articles of these sites under a condition; null for every site. */
export interface Wanted {
  readonly sites: readonly number[] | null
  readonly condition: Condition
}

/** The newest article under each condition, in their order, asked for at once; null where there is none. */
export async function newestHolding(
  database: Queryable,
  wanted: readonly Wanted[],
): Promise<readonly (ArticleRow | null)[]> {
  if (wanted.length === 0) return []
  const params = createSqlParams()
  const parts = wanted.map(({ sites, condition }, place) => {
    const within = sites === null ? 'true' : `a.site_id = any(${params.add(sites)}::bigint[])`
    // few articles stand under a term: they are found first, and not looked for along all of the newest
    return `(select ${place}::integer as place, ${articleColumns} from ${articleSource} join (
      select h.id from (
        select a.id, a.published from article a where ${within} and ${condition(params)} offset 0
      ) h order by h.published desc, h.id desc limit 1
    ) newest on newest.id = a.id)`
  })
  const found = await database.query<ArticleRow & { readonly place: number }>(
    parts.join(' union all '),
    params.values,
  )
  return wanted.map((_one, place) => found.find((row) => row.place === place) ?? null)
}
