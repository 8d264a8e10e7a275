import type { CitationRecord } from './article-record.ts'
import type { Queryable } from './database.ts'

/** One entry of a list of references as the store answers it. */
export interface ReferenceRow {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly doi: string
  readonly citations: readonly CitationRecord[]
}

/** Entries that one answer holds; no article comes near. */
const mostReferences = 2_000

/** In the order of the list. */
export const referencesOf = (database: Queryable, id: number): Promise<readonly ReferenceRow[]> =>
  database.query<ReferenceRow>(
    `select ref_id as id, label, text, doi, citations from reference where article_id = $1
    order by position limit $2`,
    [id, mostReferences],
  )

export async function hasArticle(database: Queryable, id: number): Promise<boolean> {
  const rows = await database.query('select 1 from article where id = $1', [id])
  return rows.length > 0
}

export interface MonthRow {
  /** YYYY-MM. */
  readonly month: string
  readonly visits: number
  readonly downloads: number
}

/** The months in which an article was used, from this one (YYYY-MM) on. */
export const usedMonthsOf = (database: Queryable, id: number, from: string): Promise<readonly MonthRow[]> =>
  database.query<MonthRow>(
    `select month, visits, downloads from article_month where article_id = $1 and month >= left($2, 7)`,
    [id, from],
  )
