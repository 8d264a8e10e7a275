import { timeFilterStart } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import { analyseTerm } from '../analyse-term.ts'
import type { ConditionInput } from '../article-index.ts'
import { facetConditions } from './facet-condition.ts'
import { matchAdvanced, termsOf } from './match-advanced.ts'
import { matchDoi } from './match-doi.ts'
import { matchRun, matchWords } from './match-words.ts'
import { parseDoiTerm } from '../parse-doi-term.ts'
import type { SqlParams } from '../../store/sql-params.ts'
import { stemWords, type Stems } from './stem-words.ts'
import { anyOf, foundBy, whereOf, type TextCondition } from './text-condition.ts'
import { wordSpellings } from '../spellings.ts'
import { textWords } from '../text-words.ts'

/** What narrows a search to articles `a`, and the `tsquery` that ranks it (null when nothing is to be ranked by). */
export interface ArticleCondition {
  readonly where: string
  readonly ranked: string | null
}

/** Writes one condition into any number of statements, each with parameters of its own. */
export type WriteCondition = (params: SqlParams) => ArticleCondition

/** Of every word that the search names. */
export const stemsOf = (on: Queryable, input: ConditionInput): Promise<Stems> =>
  stemWords(on, wordsOf(input).flatMap(wordSpellings))

/** The words, the time, the chosen facets and the sites, all of them together. */
export const conditionWith =
  (input: ConditionInput, stems: Stems): WriteCondition =>
  (params) => {
    const narrowed = narrowing(params, input)
    const condition = textCondition(params, input, stems)
    const conditions = [...narrowed, ...(condition === null ? [] : [whereOf(condition, params)])]
    const ranked = condition?.kind === 'found' && condition.any.length > 0 ? anyOf(condition.any) : null
    return { where: conditions.length > 0 ? conditions.join(' and ') : 'true', ranked }
  }

function wordsOf({ query, advanced }: ConditionInput): readonly string[] {
  if (advanced === undefined) return analyseTerm(query.term).words
  return [...termsOf(advanced.condition)].flatMap(({ text }) => textWords(text).words)
}

function textCondition(
  params: SqlParams,
  { query, advanced }: ConditionInput,
  stems: Stems,
): TextCondition | null {
  if (advanced !== undefined) return matchAdvanced(advanced.condition, { ...advanced, params, stems })
  return query.term.trim() === '' ? null : termCondition(params, query, stems)
}

/** A DOI is found by its beginning; a term without a single word finds nothing. */
function termCondition(
  params: SqlParams,
  { term, field }: ConditionInput['query'],
  stems: Stems,
): TextCondition {
  if (field === 'doi' || (field === 'all' && parseDoiTerm(term) !== null)) {
    return { kind: 'sql', where: matchDoi(term, 'fuzzy', params) }
  }
  const { words, runs } = analyseTerm(term)
  return foundBy(field, words, [
    words.length > 0 ? matchWords(field, words, stems) : null,
    ...runs.map((run) => matchRun(field, run)),
  ])
}

/** Cheap conditions, which the store looks at before it unpacks the words of an article. */
function narrowing(params: SqlParams, { query, advanced, sites, today }: ConditionInput): readonly string[] {
  const since = timeFilterStart(query.time, today)
  const from = advanced?.years.from ?? null
  const to = advanced?.years.to ?? null
  return [
    ...(sites === null ? [] : [`a.site_id = any(${params.add(sites)}::bigint[])`]),
    ...(from === null ? [] : [`a.year >= ${params.add(from)}::int`]),
    ...(to === null ? [] : [`a.year <= ${params.add(to)}::int`]),
    ...(since === null ? [] : [`a.published >= ${params.add(since)}`]),
    ...facetConditions(params, query.facets),
  ]
}
