import { timeFilterStart } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import { analyseTerm } from '../analyse-term.ts'
import type { ConditionInput } from '../article-index.ts'
import { facetConditions } from './facet-condition.ts'
import { matchAdvanced, termsOf } from './match-advanced.ts'
import { matchDoi } from './match-doi.ts'
import { matchPhrase, matchRun, matchWords } from './match-words.ts'
import { parseDoiTerm } from '../parse-doi-term.ts'
import type { TermReading } from '../term-reading.ts'
import type { SqlParams } from '../../store/sql-params.ts'
import { compoundWords } from './read-compounds.ts'
import { stemWords, type Stems } from './stem-words.ts'
import { and, anyOf, foundBy, not, or, whereOf, type TextCondition } from './text-condition.ts'
import { wordSpellings } from '../spellings.ts'
import { textWords } from '../text-words.ts'

/** What narrows a search to articles `a`, and the `tsquery` that ranks it (null when nothing is to be ranked by). */
export interface ArticleCondition {
  readonly where: string
  readonly ranked: string | null
}

/** Writes one condition into any number of statements, each with parameters of its own. */
export type WriteCondition = (params: SqlParams) => ArticleCondition

/** A search with what its words are read as beside themselves, each for words of its own. */
export interface ReadSearch extends ConditionInput {
  readonly readings?: readonly TermReading[]
}

/** Of every word that the search names. */
export const stemsOf = (on: Queryable, input: ConditionInput): Promise<Stems> =>
  stemWords(on, [...wordsOf(input), ...compoundWords(input)].flatMap(wordSpellings))

/** The words, the time, the chosen facets and the sites, all of them together. */
export const conditionWith =
  (input: ReadSearch, stems: Stems): WriteCondition =>
  (params) => {
    const narrowed = narrowing(params, input)
    const condition = textCondition(params, input, stems)
    const conditions = [...narrowed, ...(condition === null ? [] : [whereOf(condition, params)])]
    const ranked = condition?.kind === 'found' && condition.any.length > 0 ? anyOf(condition.any) : null
    return { where: conditions.length > 0 ? conditions.join(' and ') : 'true', ranked }
  }

function wordsOf({ query, advanced, translated = [] }: ConditionInput): readonly string[] {
  if (advanced === undefined) {
    const english = translated.flatMap(({ words }) => words.flatMap((word) => textWords(word).words))
    return [...analyseTerm(query.term).words, ...english]
  }
  return [...termsOf(advanced.condition)].flatMap(({ text }) => textWords(text).words)
}

function textCondition(
  params: SqlParams,
  { query, advanced, translated, readings = [] }: ReadSearch,
  stems: Stems,
): TextCondition | null {
  if (advanced !== undefined) return matchAdvanced(advanced.condition, { ...advanced, params, stems })
  if (query.term.trim() === '') return null
  const direct =
    readings.length === 0
      ? termCondition(params, query, stems)
      : readCondition(params, query, stems, readings)
  if (translated === undefined) return direct
  const found = translated.map(({ words }) => anyPhrase(words, stems))
  return found.reduceRight((rest, part) => and(part, rest, params), not(direct))
}

/** Fields that say what an article is about: a School of Physics is about no schools. */
const subjectFields = ['title', 'keyword', 'abstract'] as const

/** What has one of these words or phrases in its title, keywords or abstract. */
function anyPhrase(phrases: readonly string[], stems: Stems): TextCondition {
  const queries = phrases.flatMap((phrase) => {
    const { words } = textWords(phrase)
    return subjectFields.map((field) => matchPhrase(field, words, stems))
  })
  const known = queries.filter((query) => query !== null)
  return { kind: 'found', any: known.length === 0 ? [] : [anyOf(known)] }
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
function narrowing(
  params: SqlParams,
  { query, advanced, sites, among, today }: ConditionInput,
): readonly string[] {
  const since = timeFilterStart(query.time, today)
  const from = advanced?.years.from ?? null
  const to = advanced?.years.to ?? null
  return [
    ...(among === undefined ? [] : [`a.id = any(${params.add(among)}::bigint[])`]),
    ...(sites === null ? [] : [`a.site_id = any(${params.add(sites)}::bigint[])`]),
    ...(from === null ? [] : [`a.year >= ${params.add(from)}::int`]),
    ...(to === null ? [] : [`a.year <= ${params.add(to)}::int`]),
    ...(since === null ? [] : [`a.published >= ${params.add(since)}`]),
    ...facetConditions(params, query.facets),
  ]
}

/** What each reading stands for as it is typed or as it is read, together with all other words of the term. */
function readCondition(
  params: SqlParams,
  { term, field }: ConditionInput['query'],
  stems: Stems,
  readings: readonly TermReading[],
): TextCondition {
  // only fields of words are read otherwise
  const within = field === 'doi' ? 'all' : field
  const { words, runs } = analyseTerm(term)
  const taken = new Set(readings.flatMap((reading) => reading.words))
  const left = words.filter((word) => !taken.has(word))
  const others = [
    left.length > 0 ? matchWords(within, left, stems) : null,
    ...runs.map((run) => matchRun(within, run)),
  ].filter((query) => query !== null)
  const read = readings.map((reading) =>
    or(
      foundBy(within, reading.words, [matchWords(within, reading.words, stems)]),
      { kind: 'found', any: [anyOf(reading.queries)] },
      params,
    ),
  )
  const rest: readonly TextCondition[] = others.length === 0 ? [] : [foundBy(within, left, others)]
  return [...rest, ...read].reduce((found, part) => and(found, part, params))
}
