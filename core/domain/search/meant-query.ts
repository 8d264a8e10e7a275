import { parseAdvancedQuery } from './advanced-parse.ts'
import type { AdvancedNode, AdvancedQuery } from './advanced-query.ts'
import { advancedTokens } from './advanced-tokens.ts'
import { withoutTruncation } from './holds-operators.ts'
import type { SearchField } from './search-query.ts'

/**
 * The advanced search that a term of the simple box is written like: its words with AND, OR and NOT as they join them,
 * each in the field of the box unless it names one; null where no operator stands between words, or the whole does not
 * read. Laws: a term without words in capitals means none; what is meant is what `parseAdvancedQuery` reads, without
 * the asterisks at the ends of words.
 */
export function meantQuery(term: string, field: SearchField): AdvancedQuery | null {
  const text = withoutTruncation(term)
  if (!joinsWords(text) || isTitleInCapitals(text)) return null
  const read = parseAdvancedQuery(text)
  return read.ok ? { ...read.value, condition: inField(read.value.condition, field) } : null
}

const operators: ReadonlySet<string> = new Set(['and', 'or', 'not'])
const begins: ReadonlySet<string> = new Set(['term', 'open'])

/** Whether an operator stands behind a word or a group; what stands before one, the grammar sees to. */
function joinsWords(text: string): boolean {
  const kinds = [...advancedTokens(text)].map(({ kind }) => kind)
  return begins.has(kinds[0] ?? '') && kinds.some((kind) => operators.has(kind))
}

/** So many words in capitals throughout are a title that was copied. */
const longTitle = 4

const isTitleInCapitals = (text: string): boolean =>
  !/\p{Ll}|\p{Lo}/u.test(text) && text.trim().split(/\s+/).length >= longTitle

function inField(node: AdvancedNode, field: SearchField): AdvancedNode {
  if (node.kind === 'term') return node.field === 'all' ? { ...node, field } : node
  if (node.kind === 'not') return { ...node, operand: inField(node.operand, field) }
  return { ...node, left: inField(node.left, field), right: inField(node.right, field) }
}
