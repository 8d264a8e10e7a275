import type { AdvancedMatch } from '@xuekan/core/search'
import { parseDoiTerm } from '../parse-doi-term.ts'
import type { SqlParams } from '../../store/sql-params.ts'

/** A DOI, bare or as an address, whatever its letter case: the whole of it, or its beginning. */
export function matchDoi(text: string, match: AdvancedMatch, params: SqlParams): string {
  const doi = parseDoiTerm(text) ?? text.trim().toLowerCase()
  if (doi === '') return 'false'
  if (match === 'precise') return `(a.doi <> '' and lower(a.doi) = ${params.add(doi)})`
  return `(a.doi <> '' and lower(a.doi) like ${params.add(`${doi.replace(/[\\%_]/g, '\\$&')}%`)})`
}
