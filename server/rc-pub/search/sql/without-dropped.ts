import type { Queryable } from '../../store/database.ts'
import { createSqlParams } from '../../store/sql-params.ts'
import { analyseTerm } from '../analyse-term.ts'
import type { ConditionInput } from '../article-index.ts'
import { parseDoiTerm } from '../parse-doi-term.ts'
import { conditionWith } from './article-condition.ts'
import type { Stems } from './stem-words.ts'

/**
 * The search without its term where that is nothing but words that English drops ('of the') and they name nobody: such
 * words never empty a result.
 */
export async function withoutDropped<Search extends ConditionInput>(
  on: Queryable,
  search: Search,
  stems: Stems,
): Promise<Search> {
  const { term, field } = search.query
  if (search.advanced !== undefined || field === 'doi' || parseDoiTerm(term) !== null) return search
  const { words, runs } = analyseTerm(term)
  if (words.length === 0 || runs.length > 0 || words.some((word) => stems(word).length > 0)) return search
  const params = createSqlParams()
  const { where } = conditionWith(search, stems)(params)
  const found = await on.query(`select 1 from article a where ${where} limit 1`, params.values)
  return found.length > 0 ? search : { ...search, query: { ...search.query, term: '' } }
}
