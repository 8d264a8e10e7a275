import { err, ok, type Result } from '../result.ts'
import type { AdvancedField, AdvancedMatch, AdvancedNode, AdvancedTerm } from './advanced-query.ts'
import { validateTerm, type SearchTermError } from './search-term.ts'

export const rowOperators = ['AND', 'OR', 'NOT'] as const
export type RowOperator = (typeof rowOperators)[number]

/** One row of the form for advanced search: how it joins those above it, where it looks, and for what (C2.30). */
export interface AdvancedRow {
  readonly kind: 'row'
  readonly operator: RowOperator
  readonly field: AdvancedField
  readonly match: AdvancedMatch
  readonly text: string
}

/** Rows that are joined with those above them as one, in parentheses (C2.30). */
export interface AdvancedGroup {
  readonly kind: 'group'
  readonly operator: RowOperator
  readonly entries: readonly AdvancedEntry[]
}

export type AdvancedEntry = AdvancedGroup | AdvancedRow

/**
 * The condition that the rows of a form say (C2.30). Rows are read from top to bottom, and each operator joins its row
 * or group with all that is above it in the same list: `a OR b AND c` in rows is `(a OR b) AND c` as text. NOT leaves
 * its row out; above nothing, AND and OR are one. Rows without a term and groups without such a row are skipped;
 * without any row, the condition is empty.
 */
export function conditionOfEntries(entries: readonly AdvancedEntry[]): Result<AdvancedNode, SearchTermError> {
  let condition: AdvancedNode | null = null
  for (const entry of entries) {
    const said = entry.kind === 'group' ? conditionOfEntries(entry.entries) : termOfRow(entry)
    if (said.ok) condition = joined(condition, entry.operator, said.value)
    else if (said.error === 'tooLong') return said
  }
  return condition === null ? err('empty') : ok(condition)
}

function termOfRow({ field, match, text }: AdvancedRow): Result<AdvancedTerm, SearchTermError> {
  const term = validateTerm(text)
  return term.ok ? ok({ kind: 'term', field, match, text: term.value }) : term
}

function joined(above: AdvancedNode | null, operator: RowOperator, said: AdvancedNode): AdvancedNode {
  const right: AdvancedNode = operator === 'NOT' ? { kind: 'not', operand: said } : said
  if (above === null) return right
  return { kind: operator === 'OR' ? 'or' : 'and', left: above, right }
}

/**
 * The rows and groups that say a condition. Law: `conditionOfEntries(entriesOfCondition(condition))` is `condition`.
 */
export function entriesOfCondition(condition: AdvancedNode): readonly AdvancedEntry[] {
  const entries: AdvancedEntry[] = []
  let node = condition
  while (node.kind === 'and' || node.kind === 'or') {
    entries.unshift(entryOf(node.right, node.kind === 'or' ? 'OR' : 'AND'))
    node = node.left
  }
  return [entryOf(node, 'AND'), ...entries]
}

function entryOf(node: AdvancedNode, operator: 'AND' | 'OR'): AdvancedEntry {
  if (node.kind === 'term') return rowOf(node, operator)
  if (node.kind !== 'not' || operator === 'OR') {
    return { kind: 'group', operator, entries: entriesOfCondition(node) }
  }
  const { operand } = node
  return operand.kind === 'term'
    ? rowOf(operand, 'NOT')
    : { kind: 'group', operator: 'NOT', entries: entriesOfCondition(operand) }
}

const rowOf = ({ field, match, text }: AdvancedTerm, operator: RowOperator): AdvancedRow => ({
  kind: 'row',
  operator,
  field,
  match,
  text,
})

/** How many rows stand in a list and its groups. */
export const countRows = (entries: readonly AdvancedEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'row' ? 1 : countRows(entry.entries)), 0)

/** How deep groups stand within each other; 0 where there are none. */
export const groupDepth = (entries: readonly AdvancedEntry[]): number =>
  entries.reduce(
    (deepest, entry) => (entry.kind === 'row' ? deepest : Math.max(deepest, 1 + groupDepth(entry.entries))),
    0,
  )
