import { exhaustive } from '../exhaustive.ts'
import type { AdvancedNode } from './advanced-query.ts'

/**
 * The words of an advanced query for `highlightRanges`: those that a result was found by, so none that NOT leaves out;
 * in order, each once, parted at white space.
 */
export const wordsOfCondition = (condition: AdvancedNode): readonly string[] => [
  ...new Set(wordsIn(condition, true)),
]

function* wordsIn(node: AdvancedNode, wanted: boolean): Generator<string> {
  switch (node.kind) {
    case 'term':
      if (wanted) yield* node.text.split(/\s+/)
      return
    case 'not':
      yield* wordsIn(node.operand, !wanted)
      return
    case 'and':
    case 'or':
      yield* wordsIn(node.left, wanted)
      yield* wordsIn(node.right, wanted)
      return
    default:
      exhaustive(node)
  }
}
