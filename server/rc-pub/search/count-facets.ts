import { countCap, type FacetField, type Language } from '@xuekan/core'
import type { Queryable } from '../store/database.ts'
import { articleCondition, type ConditionInput } from './article-condition.ts'
import { createSqlParams } from './sql-params.ts'

export interface FoundFacet {
  readonly field: FacetField
  readonly value: string
  /** In both languages where the value has words; '' where its number says it all. */
  readonly label: Readonly<Record<Language, string>>
  readonly count: number
}

export interface FoundFacets {
  /** Exact up to `countCap`, one more beyond it. */
  readonly total: number
  readonly facets: readonly FoundFacet[]
}

/** Values of one facet. */
const mostValues = 20

interface FacetRow {
  readonly field: FacetField | 'total'
  readonly value: string
  readonly zh: string
  readonly en: string
  readonly count: number
}

/**
 * Counts hits and the values of their facets in one statement. Each count is what the search would find with that
 * value chosen too; beyond the cap, of the first hits up to it.
 */
export async function countFacets(database: Queryable, input: ConditionInput): Promise<FoundFacets> {
  const params = createSqlParams()
  const { where } = articleCondition(params, input)
  const values = (field: FacetField, value: string, order: string, more = '', zh = `''`, en = `''`): string =>
    `union all (select '${field}', ${value}, ${zh}, ${en}, count(*) from hits a ${more}
      group by ${value} having ${value} <> '' order by ${order} limit ${mostValues})`
  const rows = await database.query<FacetRow>(
    `with hits as materialized (
      select a.year, a.site_id, a.column_key, a.column_zh, a.column_en, a.keywords_zh, a.keywords_en
      from article a where ${where} limit ${countCap + 1}
    )
    select 'total' as field, '' as value, '' as zh, '' as en, count(*) as count from hits
    ${values('year', 'a.year::text', 'a.year::text desc')}
    ${values('journal', 'a.site_id::text', 'count(*) desc, a.site_id::text')}
    ${values('column', 'a.column_key', 'count(*) desc, a.column_key', '', 'max(a.column_zh)', 'max(a.column_en)')}
    ${keywordValues('zh')} ${keywordValues('en')}`,
    params.values,
  )
  return {
    total: rows.find(({ field }) => field === 'total')?.count ?? 0,
    facets: rows.flatMap(({ field, value, zh, en, count }) =>
      field === 'total' ? [] : [{ field, value, label: { zh, en }, count }],
    ),
  }
}

/**
 * Keywords of one language; upper and lower case are one value. Counted first as they are written: folding each
 * occurrence costs three times as much as folding each different word.
 */
function keywordValues(language: Language): string {
  const other = language === 'zh' ? `max(word), ''` : `'', max(word)`
  return `union all (select 'keyword', lower(word), ${other}, sum(times)::bigint
    from (select word, count(*) as times
      from (select unnest(a.keywords_${language}) as word from hits a) words group by word) written
    group by lower(word) order by sum(times) desc, lower(word) limit ${mostValues})`
}
