import { timeFilterStart, type SearchQuery } from '@xuekan/core'
import { analyseTerm, type AnalysedTerm } from './analyse-term.ts'
import { parseDoiTerm } from './parse-doi-term.ts'
import type { SqlParams } from './sql-params.ts'
import { textQuery } from './text-query.ts'

/** What narrows a search, and the `tsquery` that ranks it (null when nothing is to be ranked by). */
export interface ArticleCondition {
  readonly where: string
  readonly ranked: string | null
  readonly term: AnalysedTerm
}

export interface ConditionInput {
  readonly query: Omit<SearchQuery, 'page' | 'sort'>
  /** null for every site. */
  readonly sites: readonly number[] | null
  /** ISO date, for the time filters. */
  readonly today: string
}

/** Every word of the term, the time, the chosen facets and the sites, all of them together. */
export function articleCondition(
  params: SqlParams,
  { query, sites, today }: ConditionInput,
): ArticleCondition {
  const doi = query.field === 'doi' || query.field === 'all' ? parseDoiTerm(query.term) : null
  const term = doi === null ? analyseTerm(query.term) : { words: [doi], runs: [] }
  const ranked = doi === null && query.field !== 'doi' ? textQuery(params, query.field, term) : null
  const { year, journal, column, keyword } = query.facets
  const since = timeFilterStart(query.time, today)
  const parts = [
    sites === null ? 'true' : `a.site_id = any(${params.add(sites)}::bigint[])`,
    ...(ranked === null ? [] : [`a.fts @@ ${ranked}`]),
    ...termLeft(params, query, doi, ranked),
    ...(since === null ? [] : [`a.published >= ${params.add(since)}`]),
    ...(year === undefined ? [] : [`a.year = ${params.add(wholeNumber(year))}::int`]),
    ...(journal === undefined ? [] : [`a.site_id = ${params.add(wholeNumber(journal))}::bigint`]),
    ...(column === undefined ? [] : [`a.column_key = ${params.add(column)}`]),
    ...(keyword === undefined ? [] : [`a.keyword_keys @> ${params.add([keyword.toLowerCase()])}::text[]`]),
  ]
  return { where: parts.join(' and '), ranked, term }
}

/** A DOI is found by its beginning; a term without a single word finds nothing, an empty one everything. */
function termLeft(
  params: SqlParams,
  { term, field }: ConditionInput['query'],
  doi: string | null,
  ranked: string | null,
): readonly string[] {
  if (ranked !== null || term.trim() === '') return []
  const start = doi ?? (field === 'doi' ? term.trim().toLowerCase() : null)
  if (start === null) return ['false']
  return [`a.doi <> '' and lower(a.doi) like ${params.add(`${start.replace(/[\\%_]/g, '\\$&')}%`)}`]
}

/** Years and site ids are whole numbers; any other text is none that exists. */
const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)
