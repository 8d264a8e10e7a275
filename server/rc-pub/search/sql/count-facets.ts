import type { UiLanguage } from '@xuekan/core'
import { countCap, type FacetField } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import type { WriteCondition } from './article-condition.ts'
import { countFewFacets } from './count-few-facets.ts'
import type { FoundHits } from './find-hits.ts'
import type { FoundFacet } from '../article-index.ts'
import { createSqlParams } from '../../store/sql-params.ts'

/** Values of one facet. */
const mostValues = 20

/** Where hits are not counted, the values of so many of the newest are offered. */
const newestHits = 1_000

/** Up to so many hits are counted without the store's help. */
const fewestCounted = 250

interface FacetRow {
  readonly field: FacetField
  readonly value: string
  readonly zh: string
  readonly en: string
  readonly count: number
}

/**
 * The values of the facets, each with the number of hits that choosing it too would find; beyond the cap without
 * numbers.
 */
export async function countFacets(
  on: Queryable,
  write: WriteCondition,
  { total, all }: Pick<FoundHits, 'total' | 'all'>,
): Promise<readonly FoundFacet[]> {
  if (total === 0) return []
  if (all !== null && all.length <= fewestCounted) return countFewFacets(on, all, mostValues)
  const counted = total <= countCap
  const params = createSqlParams()
  const where = all === null ? write(params).where : `a.id = any(${params.add(all)}::bigint[])`
  const slice = counted ? `limit ${countCap}` : `order by a.published desc, a.id desc limit ${newestHits}`
  const rows = await on.query<FacetRow>(
    `with hits as materialized (
      select a.year, a.site_id, a.column_key, a.column_zh, a.column_en, a.keyword_keys, a.keywords_zh, a.keywords_en
      from article a where ${where} ${slice}
    ), keys as (
      select key, count(*) as count from hits a, unnest(a.keyword_keys) key group by key
    )
    ${values('year', 'a.year::text', 'a.year::text desc')} union all
    ${values('journal', 'a.site_id::text', 'count(*) desc, a.site_id::text')} union all
    ${values('column', 'a.column_key', 'count(*) desc, a.column_key', 'max(a.column_zh)', 'max(a.column_en)')} union all
    ${keywordValues('zh')} union all ${keywordValues('en')}`,
    params.values,
  )
  return rows.map(({ field, value, zh, en, count }) => ({
    field,
    value,
    label: { zh, en },
    count: counted ? count : null,
  }))
}

const values = (field: FacetField, value: string, order: string, zh = `''`, en = `''`): string =>
  `(select '${field}' as field, ${value} as value, ${zh} as zh, ${en} as en, count(*) as count from hits a
    group by ${value} having ${value} <> '' order by ${order} limit ${mostValues})`

/** Keywords written in one language; upper and lower case are one value, counted in whichever language it stands. */
function keywordValues(language: UiLanguage): string {
  const label = language === 'zh' ? `written.label, ''` : `'', written.label`
  return `(select 'keyword', key, ${label}, count from keys join (
      select lower(word) as word, max(word) as label
      from (select distinct unnest(a.keywords_${language}) as word from hits a) words group by lower(word)
    ) written on written.word = key
    where key <> '' order by count desc, key limit ${mostValues})`
}
