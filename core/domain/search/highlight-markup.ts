import type { InlineKind, InlineNode } from '../article/inline-markup.ts'
import { highlightRanges, type TextRange } from './highlight-ranges.ts'

/** Inline markup whose text is parted where a word of the search begins and ends. */
export type MarkedNode =
  | { readonly kind: 'text'; readonly text: string; readonly marked: boolean }
  | { readonly kind: InlineKind; readonly children: readonly MarkedNode[] }

/**
 * The words of a search in a title with markup: a word is found across elements, as in CO<sub>2</sub>, and marked
 * within each. Laws: texts and elements are those of the nodes; what is marked is `highlightRanges` of their text.
 */
export function highlightMarkup(
  nodes: readonly InlineNode[],
  words: readonly string[],
): readonly MarkedNode[] {
  return markedNodes(nodes, 0, highlightRanges(textOf(nodes), words))
}

const textOf = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : textOf(node.children))).join('')

function markedNodes(
  nodes: readonly InlineNode[],
  start: number,
  ranges: readonly TextRange[],
): readonly MarkedNode[] {
  let at = start
  return nodes.flatMap((node): readonly MarkedNode[] => {
    const from = at
    at += textOf([node]).length
    return node.kind === 'text'
      ? [...pieces(node.text, from, ranges)]
      : [{ kind: node.kind, children: markedNodes(node.children, from, ranges) }]
  })
}

function* pieces(text: string, start: number, ranges: readonly TextRange[]): Generator<MarkedNode> {
  const piece = (from: number, to: number, marked: boolean): MarkedNode[] =>
    from < to ? [{ kind: 'text', text: text.slice(from, to), marked }] : []
  let done = 0
  for (const range of ranges) {
    const from = Math.max(0, range.start - start)
    const to = Math.min(text.length, range.end - start)
    if (from >= to) continue
    yield* piece(done, from, false)
    yield* piece(from, to, true)
    done = to
  }
  yield* piece(done, text.length, false)
}
