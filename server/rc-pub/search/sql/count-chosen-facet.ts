import { countCap, type FacetChoice, type FacetField } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import { createSqlParams, type SqlParams } from '../../store/sql-params.ts'
import type { FoundFacet } from '../article-index.ts'
import type { WriteCondition } from './article-condition.ts'
import { isKeyedField, keyedFields, type KeyedField } from '../facet-keys.ts'
import { hasAnyValue } from './facet-condition.ts'

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
  const hits = total <= countCap ? await hitsUpToCap(on, write) : { count: total, few: null }
  const counted = hits.count <= countCap
  const among = hits.few === null ? write : amongThese(hits.few)
  const chosen = await chosenValues(on, among, facet, counted)
  const others = await otherValues(on, among, facet, counted)
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

/** So many hits are few: nobody looks for them again. */
const fewHits = 1_000

interface CountedHits {
  /** Up to one more than the cap. */
  readonly count: number
  /** Every hit, where they are few. */
  readonly few: readonly number[] | null
}

async function hitsUpToCap(on: Queryable, write: WriteCondition): Promise<CountedHits> {
  const params = createSqlParams()
  const [row] = await on.query<CountedHits>(
    `with hits as materialized (select a.id from article a where ${write(params).where} limit ${countCap + 1})
    select count(*) as count, case when count(*) <= ${fewHits} then to_json(array(select id from hits)) end as few
    from hits`,
    params.values,
  )
  return row ?? { count: 0, few: null }
}

const amongThese =
  (ids: readonly number[]): WriteCondition =>
  (params) => ({ where: `a.id = any(${params.add(ids)}::bigint[])`, ranked: null })

/**
 * Of every hit what it holds of the facet, and how many of the chosen values and of those that are left out. `each` is
 * what it has of them one by one, the chosen ones first.
 */
function marked(
  write: WriteCondition,
  { field, any, none }: ChosenFacet,
  counted: boolean,
  params: SqlParams,
): string {
  const has = (values: readonly string[]): string =>
    values.length === 0
      ? `'{}'::boolean[]`
      : `array[${values.map((value) => hasAnyValue(field, params, [value])).join(', ')}]`
  const number = (array: string): string => `(select count(*) from unnest(${array}) one where one)`
  const slice = counted ? '' : `order by a.published desc, a.id desc limit ${newestHits}`
  return `hits as materialized (
      select ${own[field]} as keys, ${labels[field] ?? ''}
        ${has(any)} as has_any, ${has(none)} as has_none
      from article a where ${write(params).where} ${slice}
    ), marked as materialized (
      select h.*, has_any || has_none as each, ${number('has_any')} as wanted, ${number('has_none')} as unwanted,
        (cardinality(has_any) = 0 or true = any(has_any)) as is_wanted, true = any(has_none) as is_unwanted
      from hits h
    )`
}

/** The values of an article, as it keeps them. */
const own: Readonly<Record<FacetField, string>> = {
  year: 'array[a.year::text]',
  journal: 'array[a.site_id::text]',
  column: 'array[a.column_key]',
  keyword: 'a.keyword_keys',
  author: 'a.facet_keys',
  institution: 'a.facet_keys',
  articleType: 'a.facet_keys',
  textLanguage: 'a.facet_keys',
  licence: 'a.facet_keys',
}

/** What says how an article writes such a value, where that is not the value itself. */
const labels: Partial<Record<FacetField, string>> = {
  column: 'a.column_zh, a.column_en,',
  keyword: 'a.keywords_zh, a.keywords_en,',
}

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
  const counts = await on.query<ValueRow>(
    `with ${hits}
    select v.value, ${label(field, 'zh')} as zh, ${label(field, 'en')} as en,
      count(*) filter (where case when v.place <= ${any.length}
        then not m.is_unwanted and (${any.length} = 1 or m.wanted - m.each[v.place]::int > 0)
        else m.is_wanted and m.unwanted - m.each[v.place]::int = 0 end) as count
    from marked m, unnest(${params.add([...any, ...none])}::text[]) with ordinality v (value, place)
    group by v.value`,
    params.values,
  )
  return [...any, ...none].map(
    (value) => counts.find((row) => row.value === value) ?? { value, zh: '', en: '', count: 0 },
  )
}

/** How articles that have a value write it in a language: what is no column is written as it is. */
const label = (field: FacetField, language: 'zh' | 'en'): string =>
  field === 'column' ? `coalesce(max(m.column_${language}) filter (where m.each[v.place]), '')` : `''`

/** What the key of a value is in the query of its facet. */
const valueOfKey = (field: FacetField): string => (isKeyedField(field) ? 'substr(key, 3)' : 'key')

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
        : field === 'column'
          ? `(${holds('max(m.column_zh)')} or ${holds('max(m.column_en)')})`
          : holds(valueOfKey(field))
  // of hits with a chosen value, or with one that is left out, no further value counts
  const free = `not m.is_unwanted and ${any.length === 0 ? 'true' : 'not m.is_wanted'}`
  if (isKeyedField(field)) return keyedValues(on, { field, hits, free, narrowed, most }, params)
  const column = field === 'column' ? ['max(m.column_zh)', 'max(m.column_en)'] : [`''`, `''`]
  const order = field === 'year' ? 'key desc' : 'count desc, key'
  const values = `select key, ${column[0]} as zh, ${column[1]} as en, count(*) as count
    from marked m, unnest(m.keys) key where key <> '' and ${free} group by key having ${narrowed}`
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

interface KeyedValues {
  readonly field: KeyedField
  readonly hits: string
  readonly free: string
  readonly narrowed: string
  readonly most: number
}

/** Of facets that are kept as keys: the commonest in either language, each listed in its own. */
const keyedValues = (
  on: Queryable,
  { field, hits, free, narrowed, most }: KeyedValues,
  params: SqlParams,
): Promise<readonly ValueRow[]> =>
  on.query<ValueRow>(
    `with ${hits}, found as materialized (
      select substr(key, 3) as value, count(*) as count,
        bool_or(substr(key, 2, 1) <> 'e') as zh, bool_or(substr(key, 2, 1) <> 'z') as en
      from marked m, unnest(m.keys) key
      where left(key, 1) = '${keyedFields[field]}' and ${free} and ${narrowed}
      group by 1
    )
    select * from (
      (select value, value as zh, '' as en, count from found where zh order by count desc, value collate "C" limit ${most})
      union all
      (select value, '', value, count from found where en order by count desc, value collate "C" limit ${most})
    ) listed order by count desc, value collate "C"`,
    params.values,
  )
