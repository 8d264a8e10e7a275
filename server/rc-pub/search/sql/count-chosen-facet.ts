import { countCap, type FacetChoice, type FacetField } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import { createSqlParams, type SqlParams } from '../../store/sql-params.ts'
import type { FoundFacet } from '../article-index.ts'
import type { WriteCondition } from './article-condition.ts'
import { keysOf } from './facet-condition.ts'

/** What of one facet is chosen, and what is looked for among its values. */
export interface ChosenFacet extends FacetChoice {
  readonly field: FacetField
  /** '' for every value. */
  readonly text: string
  /** Journals whose name holds the text: the index knows none. */
  readonly journals: readonly number[]
}

/** Values that are listed: more where one looks for them. */
const mostValues = { listed: 20, sought: 100 } as const

/** Where hits are not counted, the values of so many of the newest are offered. */
const newestHits = 1_000

interface ValueRow {
  readonly value: string
  readonly zh: string
  readonly en: string
  readonly count: number
}

/**
 * The values of one facet of which some are chosen or looked for, each with the number of hits once it is chosen too, or
 * no more chosen or left out where it was: chosen ones first, then those with most hits. `write` is the search without
 * this facet's choice, `total` the hits with it.
 */
export async function countChosenFacet(
  on: Queryable,
  write: WriteCondition,
  facet: ChosenFacet,
  total: number,
): Promise<readonly FoundFacet[]> {
  const counted = total <= countCap && (await countUpToCap(on, write)) <= countCap
  const chosen = await chosenValues(on, write, facet, counted)
  const others = await otherValues(on, write, facet, counted)
  const own = (count: number): number => (facet.any.length === 0 ? count : total + count)
  return [
    ...chosen.map((row) => foundFacet(facet.field, row, counted ? row.count : null, true)),
    ...others.map((row) => foundFacet(facet.field, row, counted ? own(row.count) : null, false)),
  ]
}

const foundFacet = (
  field: FacetField,
  { value, zh, en }: ValueRow,
  count: number | null,
  chosen: boolean,
): FoundFacet => ({ field, value, label: { zh, en }, count, ...(chosen ? { chosen } : {}) })

async function countUpToCap(on: Queryable, write: WriteCondition): Promise<number> {
  const params = createSqlParams()
  const [row] = await on.query<{ count: number }>(
    `select count(*) as count from (
      select 1 from article a where ${write(params).where} limit ${countCap + 1}
    ) hits`,
    params.values,
  )
  return row?.count ?? 0
}

/** Of every hit whether it has a chosen value, and whether it has one that is left out. */
function marked(
  write: WriteCondition,
  { field, any, none }: ChosenFacet,
  counted: boolean,
  params: SqlParams,
): string {
  const [wanted, unwanted] = [keys(field, params.add(any)), keys(field, params.add(none))]
  const slice = counted ? '' : `order by a.published desc, a.id desc limit ${newestHits}`
  return `chosen as materialized (select ${wanted} as wanted, ${unwanted} as unwanted), hits as materialized (
      select ${own[field]} as keys, a.column_zh, a.column_en, a.keywords_zh, a.keywords_en
      from article a where ${write(params).where} ${slice}
    ), marked as (
      select h.*, c.wanted, c.unwanted, (cardinality(c.wanted) = 0 or h.keys && c.wanted) as is_wanted,
        h.keys && c.unwanted as is_unwanted
      from hits h, chosen c
    )`
}

/** The values of an article. */
const own: Readonly<Record<FacetField, string>> = {
  year: 'array[a.year::text]',
  journal: 'array[a.site_id::text]',
  column: 'array[a.column_key]',
  keyword: 'a.keyword_keys',
}

const keys = (field: FacetField, place: string): string =>
  field === 'keyword' ? keysOf(place) : `${place}::text[]`

async function chosenValues(
  on: Queryable,
  write: WriteCondition,
  facet: ChosenFacet,
  counted: boolean,
): Promise<readonly ValueRow[]> {
  const { field, any, none } = facet
  if (any.length + none.length === 0) return []
  const params = createSqlParams()
  const hits = marked(write, facet, counted, params)
  const key = field === 'keyword' ? 'lower(v.value)' : 'v.value'
  const counts = await on.query<ValueRow>(
    `with ${hits}
    select v.value, ${label(field, 'zh', `m.keys && array[${key}]`)} as zh,
      ${label(field, 'en', `m.keys && array[${key}]`)} as en,
      count(*) filter (where case when v.is_any
        then not m.is_unwanted and (m.wanted <@ array[${key}] or m.keys && array_remove(m.wanted, ${key}))
        else m.is_wanted and not m.keys && array_remove(m.unwanted, ${key}) end) as count
    from marked m, (
      select unnest(${params.add(any)}::text[]) as value, true as is_any
      union all select unnest(${params.add(none)}::text[]), false
    ) v group by v.value`,
    params.values,
  )
  return [...any, ...none].map(
    (value) => counts.find((row) => row.value === value) ?? { value, zh: '', en: '', count: 0 },
  )
}

/** How articles for which a condition holds write a value in a language: a keyword is written as it is. */
const label = (field: FacetField, language: 'zh' | 'en', has: string): string =>
  field === 'column' ? `coalesce(max(m.column_${language}) filter (where ${has}), '')` : `''`

async function otherValues(
  on: Queryable,
  write: WriteCondition,
  facet: ChosenFacet,
  counted: boolean,
): Promise<readonly ValueRow[]> {
  const { field, any, text, journals } = facet
  const params = createSqlParams()
  const hits = marked(write, facet, counted, params)
  // journals are looked for by the caller
  const like = text === '' || field === 'journal' ? null : params.add(text)
  const holds = (written: string): string =>
    like === null ? 'true' : `strpos(lower(${written}), lower(${like})) > 0`
  const most = text === '' ? mostValues.listed : mostValues.sought
  const narrowed =
    text === '' || field === 'keyword'
      ? 'true'
      : field === 'journal'
        ? `key = any(${params.add(journals.map(String))}::text[])`
        : field === 'year'
          ? holds('key')
          : `(${holds('max(m.column_zh)')} or ${holds('max(m.column_en)')})`
  const column = field === 'column' ? ['max(m.column_zh)', 'max(m.column_en)'] : [`''`, `''`]
  const order = field === 'year' ? 'key desc' : 'count desc, key'
  const values = `select key, ${column[0]} as zh, ${column[1]} as en, count(*) as count
    from marked m, unnest(m.keys) key
    where key <> '' and not m.is_unwanted and ${any.length === 0 ? 'true' : 'not m.is_wanted'}
      and not key = any(m.wanted) and not key = any(m.unwanted)
    group by key having ${narrowed}`
  if (field !== 'keyword') {
    return on.query<ValueRow>(
      `with ${hits} select key as value, zh, en, count from (${values}) found order by ${order} limit ${most}`,
      params.values,
    )
  }
  const written = (language: 'zh' | 'en'): string =>
    `(select key as value, ${language === 'zh' ? `written.label, ''` : `'', written.label`}, count from found join (
        select lower(word) as word, max(word) as label
        from (select distinct unnest(m.keywords_${language}) as word from marked m) words group by lower(word)
      ) written on written.word = key
      where ${holds('written.label')} order by count desc, key limit ${most})`
  return on.query<ValueRow>(
    `with ${hits}, found as materialized (${values})
    select value, zh, en, count from (${written('zh')} union all ${written('en')}) each (value, zh, en, count)
    order by count desc, value`,
    params.values,
  )
}
