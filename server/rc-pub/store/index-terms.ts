import type { UiLanguage } from '@xuekan/core'
import type { Queryable } from './database.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

/** One term with the number of its articles. */
export interface TermRow {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** Terms of fewer articles are passed over. */
const fewest = 2

const termsFrom = (
  database: Queryable,
  sites: readonly number[],
  written: string,
  page: PageRange,
): Promise<RowPage<TermRow>> =>
  queryPage<TermRow>(
    database,
    {
      columns: 'value, label, count',
      source: `from (
        select max(w.value) as value, max(w.label) as label, count(distinct w.id) as count
        from (${written}) w where w.key <> '' group by w.key having count(distinct w.id) >= ${fewest}
      ) terms`,
      order: 'count desc, value',
      params: [sites],
    },
    page,
  )

const ofSites = 'a.site_id = any($1::bigint[])'

/** In either language; letter case does not matter. */
export const keywordTerms = (database: Queryable, sites: readonly number[], page: PageRange) =>
  termsFrom(
    database,
    sites,
    `select a.id, word as value, word as label, lower(word) as key
    from article a, unnest(a.keywords_zh || a.keywords_en) word where ${ofSites}`,
    page,
  )

/** By ORCID; those without one by their names as printed in this language, else in the other. */
export function authorTerms(
  database: Queryable,
  sites: readonly number[],
  language: UiLanguage,
  page: PageRange,
) {
  const other = language === 'zh' ? 'en' : 'zh'
  return termsFrom(
    database,
    sites,
    `select v.id, v.value, v.label, v.value as key from (
      select a.id, n.name as label, coalesce(nullif(c->>'orcid', ''), n.name) as value
      from article a, jsonb_array_elements(a.record->'contributors') c,
        lateral (select coalesce(nullif(c->'name'->>'${language}', ''), c->'name'->>'${other}', '') as name) n
      where ${ofSites} and not coalesce((c->>'collab')::boolean, false)
    ) v where v.label <> ''`,
    page,
  )
}

/** Of these keys, those that two articles of the sites or more have, in one column of arrays. */
export async function commonKeys(
  database: Queryable,
  sites: readonly number[],
  column: 'author_keys' | 'keyword_keys',
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ key: string }>(
    `select wanted.term as key from unnest($2::text[]) wanted(term) where (
      select count(*) from (
        select 1 from article a where ${ofSites} and a.${column} @> array[wanted.term] limit ${fewest}
      ) some_articles
    ) >= ${fewest}`,
    [sites, keys],
  )
  return new Set(rows.map(({ key }) => key))
}

/** How many articles each of these journals has. */
export async function articleCounts(
  database: Queryable,
  sites: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database.query<{ id: number; count: number }>(
    `select a.site_id as id, count(*) as count from article a where ${ofSites} group by a.site_id`,
    [sites],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
