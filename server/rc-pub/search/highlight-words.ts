import type { SearchQuery } from '@xuekan/core'
import type { Queryable } from '../store/database.ts'
import { analyseTerm } from './analyse-term.ts'
import { parseDoiTerm } from './parse-doi-term.ts'

/** The words of a term as typed and as the index reads them: 'photonics' gives photonics and photon. */
export async function highlightWords(
  database: Queryable,
  { term, field }: Pick<SearchQuery, 'term' | 'field'>,
): Promise<readonly string[]> {
  const doi = parseDoiTerm(term)
  if (doi !== null || field === 'doi') return [doi ?? term.trim().toLowerCase()].filter((word) => word !== '')
  const { words, runs } = analyseTerm(term)
  if (words.length === 0) return runs
  const rows = await database.query<{ stem: string }>(
    `select stem from unnest(tsvector_to_array(to_tsvector('english', $1))) stem`,
    [words.join(' ')],
  )
  return [...new Set([...runs, ...words, ...rows.map(({ stem }) => stem)])]
}
