import { wordsOfCondition, type SearchQuery } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import { analyseTerm } from '../analyse-term.ts'
import type { ConditionInput } from '../article-index.ts'
import { parseDoiTerm } from '../parse-doi-term.ts'
import { stemWords, type Stems } from './stem-words.ts'

type Term = Pick<SearchQuery, 'term' | 'field'>

/** The words that a search was made with, as typed and as the index reads them (C7.4). */
export const highlightWords = (
  { query, advanced, translated }: Pick<ConditionInput, 'query' | 'advanced' | 'translated'>,
  stems: Stems,
): readonly string[] => {
  const words =
    translated?.flatMap((word) => word.words) ?? (advanced && wordsOfCondition(advanced.condition))
  return wordsWith(words === undefined ? query : { term: words.join(' '), field: 'all' }, stems)
}

/** The words of a term as typed and as the index reads them: 'photonics' gives photonics and photon. */
export const wordsOfTerm = async (on: Queryable, term: Term): Promise<readonly string[]> =>
  wordsWith(term, await stemWords(on, analyseTerm(term.term).words))

function wordsWith({ term, field }: Term, stems: Stems): readonly string[] {
  const doi = parseDoiTerm(term)
  if (doi !== null || field === 'doi') return [doi ?? term.trim().toLowerCase()].filter((word) => word !== '')
  const { words, runs } = analyseTerm(term)
  return [...new Set([...runs, ...words, ...words.flatMap(stems)])]
}
