import type { UiLanguage } from '@xuekan/core'
import { countCap, type FacetField } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import type { WriteCondition } from './article-condition.ts'
import { countFewFacets } from './count-few-facets.ts'
import type { FoundHits } from './find-hits.ts'
import type { FoundFacet } from '../article-index.ts'
import { keyedFields } from '../facet-keys.ts'
import { createSqlParams } from '../../store/sql-params.ts'

/** Values of one facet. */
const mostValues = 20

/** Up to so many hits are counted without the store's help. */
const fewestCounted = 250

const fieldOfKey = (code: string): string =>
  `case ${code} ${Object.entries(keyedFields)
    .map(([field, letter]) => `when '${letter}' then '${field}'`)
    .join(' ')} end`

interface FacetRow {
  readonly field: FacetField
  readonly value: string
  readonly zh: string
  readonly en: string
  readonly count: number
}

/**
 * The values of the facets, each with the number of hits that choosing it too would find; beyond the cap those of the
 * newest hits, without numbers.
 */
export async function countFacets(
  on: Queryable,
  write: WriteCondition,
  { total, all, newest }: Pick<FoundHits, 'total' | 'all' | 'newest'>,
): Promise<readonly FoundFacet[]> {
  if (total === 0) return []
  if (all !== null && all.length <= fewestCounted) return countFewFacets(on, all, mostValues)
  const counted = total <= countCap
  const params = createSqlParams()
  const known = all ?? newest
  const where = known === null ? write(params).where : `a.id = any(${params.add(known)}::bigint[])`
  const rows = await on.query<FacetRow>(
    `with hits as materialized (
      select a.year, a.site_id, a.column_key, a.column_zh, a.column_en, a.keyword_keys, a.keywords_zh, a.keywords_en, a.facet_keys
      from article a where ${where} limit ${countCap}
    ), keys as (
      select key, count(*) as count from hits a, unnest(a.keyword_keys) key group by key
    )
    ${values('year', 'a.year::text', 'a.year::text desc')} union all
    ${values('journal', 'a.site_id::text', 'count(*) desc, a.site_id::text')} union all
    ${values('column', 'a.column_key', 'count(*) desc, a.column_key', 'max(a.column_zh)', 'max(a.column_en)')} union all
    ${keywordValues('zh')} union all ${keywordValues('en')} union all
    ${keyedValues}`,
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

/** The facets whose values are keys, the commonest of each in either language: a value is listed in its own. */
const keyedValues = `(select ${fieldOfKey('code')} as field, value, case when lang = 'zh' then value else '' end as zh,
      case when lang = 'en' then value else '' end as en, count
    from (
      select found.*, lang, row_number() over (
        partition by code, lang order by count desc, value collate "C"
      ) as place
      from (
        select left(key, 1) as code, substr(key, 3) as value, count(*) as count,
          bool_or(substr(key, 2, 1) <> 'e') as zh, bool_or(substr(key, 2, 1) <> 'z') as en
        from hits a, unnest(a.facet_keys) key group by 1, 2
      ) found, (values ('zh'), ('en')) languages (lang)
      where case lang when 'zh' then found.zh else found.en end
    ) placed where place <= ${mostValues} order by code, lang desc, place)`

/** Keywords written in one language; upper and lower case are one value, counted in whichever language it stands. */
function keywordValues(language: UiLanguage): string {
  const label = language === 'zh' ? `written.label, ''` : `'', written.label`
  return `(select 'keyword', key, ${label}, count from keys join (
      select lower(word) as word, max(word) as label
      from (select distinct unnest(a.keywords_${language}) as word from hits a) words group by lower(word)
    ) written on written.word = key
    where key <> '' order by count desc, key limit ${mostValues})`
}
