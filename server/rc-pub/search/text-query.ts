import type { SearchField } from '@xuekan/core'
import type { AnalysedTerm } from './analyse-term.ts'
import { queryGrams } from './bigrams.ts'
import type { SqlParams } from './sql-params.ts'

/** Fields with lexemes of their own, and the letter that marks them. */
const fieldMarks = { title: 't', keyword: 'k', institution: 'i', abstract: 'b' } as const

/** A `tsquery` expression that is true when every word stands in the field; null when there is no word. */
export function textQuery(
  params: SqlParams,
  field: Exclude<SearchField, 'doi'>,
  term: AnalysedTerm,
): string | null {
  const parts = [
    ...(term.words.length > 0 ? [wordsQuery(params, field, term.words)] : []),
    ...term.runs.map((run) => runQuery(params, field, queryGrams(run))),
  ]
  return parts.length > 0 ? `(${parts.join(' && ')})` : null
}

function wordsQuery(params: SqlParams, field: Exclude<SearchField, 'doi'>, words: readonly string[]): string {
  if (field === 'author') return lexemesQuery(params, 'a', words, ':*')
  const text = params.add(words.join(' '))
  return field === 'all' ? anywhere(text) : stemmed(text, fieldMarks[field])
}

/** Of words that English drops ('will') only those are left that name somebody. */
const anywhere = (text: string): string =>
  `(case when numnode(plainto_tsquery('english', ${text})) > 0
    then plainto_tsquery('english', ${text}) else plainto_tsquery('simple', ${text}) end)`

/** Words are letters and digits only, so that a quoted lexeme needs no escaping. */
const stemmed = (text: string, mark: string): string =>
  `coalesce((select string_agg('''${mark}:' || stem || '''', ' & ')::tsquery
    from unnest(tsvector_to_array(to_tsvector('english', ${text}))) stem), ''::tsquery)`

/** In the whole text the pairs follow each other; a field's own lexemes have no places, so there all must be present. */
function runQuery(params: SqlParams, field: Exclude<SearchField, 'doi'>, grams: readonly string[]): string {
  const open = grams.length === 1 && [...(grams[0] ?? '')].length === 1 ? ':*' : ''
  if (field !== 'all') return lexemesQuery(params, field === 'author' ? 'a' : fieldMarks[field], grams, open)
  return `${params.add(grams.map((gram) => `'${gram}'${open}`).join(' <-> '))}::tsquery`
}

const lexemesQuery = (params: SqlParams, mark: string, lexemes: readonly string[], suffix: string): string =>
  `${params.add(lexemes.map((lexeme) => `'${mark}:${lexeme}'${suffix}`).join(' & '))}::tsquery`
