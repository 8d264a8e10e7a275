import { exhaustive } from '../exhaustive.ts'
import type { AdvancedNode, AdvancedQuery, AdvancedTerm } from './advanced-query.ts'
import { printYears } from './advanced-years.ts'

/** How tightly each kind holds together: NOT before AND before OR. */
const binding = { or: 1, and: 2, not: 3, term: 4 } as const satisfies Record<AdvancedNode['kind'], number>

/**
 * An advanced query as text (C2.30), in the grammar that `parseAdvancedQuery` documents.
 * Law: `parseAdvancedQuery(printAdvancedQuery(query))` is `query` within `advancedLimits`.
 */
export function printAdvancedQuery({ condition, years }: AdvancedQuery): string {
  const range = printYears(years)
  return range === '' ? printNode(condition) : `${printNode(condition)} YEAR ${range}`
}

function printNode(node: AdvancedNode): string {
  switch (node.kind) {
    case 'term':
      return printTerm(node)
    case 'not':
      return `NOT ${within(node.operand, binding.not)}`
    case 'and':
    case 'or':
      // Pairs are read from the left, so a pair of the same kind on the right needs its parentheses.
      return [
        within(node.left, binding[node.kind]),
        node.kind.toUpperCase(),
        within(node.right, binding[node.kind] + 1),
      ].join(' ')
    default:
      return exhaustive(node)
  }
}

const within = (node: AdvancedNode, least: number): string =>
  binding[node.kind] < least ? `(${printNode(node)})` : printNode(node)

const printTerm = ({ field, match, text }: AdvancedTerm): string =>
  `${field}${match === 'precise' ? '=' : '~'}"${text.replace(/["\\]/g, '\\$&')}"`
