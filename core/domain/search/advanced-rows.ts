import { err, ok, type Result } from '../result.ts'
import type { AdvancedField, AdvancedMatch, AdvancedNode, AdvancedTerm } from './advanced-query.ts'
import { validateTerm, type SearchTermError } from './search-term.ts'

export const rowOperators = ['AND', 'OR', 'NOT'] as const
export type RowOperator = (typeof rowOperators)[number]

/** One row of the form for advanced search: how it joins those above it, where it looks, and for what (C2.30). */
export interface AdvancedRow {
  readonly operator: RowOperator
  readonly field: AdvancedField
  readonly match: AdvancedMatch
  readonly text: string
}

/**
 * The condition that the rows of a form say (C2.30). Rows are read from top to bottom, and each operator joins its row
 * with all that is above: `a OR b AND c` in rows is `(a OR b) AND c` as text. NOT leaves its row out; above nothing,
 * AND and OR are one. Rows without a term are skipped; without any row, the condition is empty.
 */
export function conditionOfRows(rows: readonly AdvancedRow[]): Result<AdvancedNode, SearchTermError> {
  let condition: AdvancedNode | null = null
  for (const { operator, field, match, text } of rows) {
    const term = validateTerm(text)
    if (term.ok) condition = joined(condition, operator, { kind: 'term', field, match, text: term.value })
    else if (term.error === 'tooLong') return term
  }
  return condition === null ? err('empty') : ok(condition)
}

function joined(above: AdvancedNode | null, operator: RowOperator, term: AdvancedTerm): AdvancedNode {
  const right: AdvancedNode = operator === 'NOT' ? { kind: 'not', operand: term } : term
  if (above === null) return right
  return { kind: operator === 'OR' ? 'or' : 'and', left: above, right }
}

/**
 * The rows that say a condition; null for one that needs groups, which rows cannot show.
 * Law: `conditionOfRows(rowsOfCondition(condition))` is `condition` where there are rows.
 */
export function rowsOfCondition(condition: AdvancedNode): readonly AdvancedRow[] | null {
  const rows: AdvancedRow[] = []
  let node = condition
  while (node.kind === 'and' || node.kind === 'or') {
    const row = rowOf(node.right, node.kind === 'or' ? 'OR' : 'AND')
    if (row === null) return null
    rows.unshift(row)
    node = node.left
  }
  const first = rowOf(node, 'AND')
  return first === null ? null : [first, ...rows]
}

function rowOf(node: AdvancedNode, operator: 'AND' | 'OR'): AdvancedRow | null {
  if (node.kind === 'not') {
    const row = operator === 'AND' ? rowOf(node.operand, operator) : null
    return row === null || row.operator === 'NOT' ? null : { ...row, operator: 'NOT' }
  }
  return node.kind === 'term' ? { operator, field: node.field, match: node.match, text: node.text } : null
}
