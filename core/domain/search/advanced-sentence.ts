import { exhaustive } from '../exhaustive.ts'
import type { AdvancedNode, AdvancedQuery, AdvancedTerm } from './advanced-query.ts'
import type { YearRange } from './year-range.ts'
import type { RowOperator } from './advanced-rows.ts'

/** A piece of an advanced search as it is said in words, in order (C2.30). */
export type SentencePart =
  | { readonly kind: 'term'; readonly term: AdvancedTerm }
  /** How what follows joins what came before; NOT also where nothing did. */
  | { readonly kind: 'join'; readonly operator: RowOperator }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'years'; readonly years: YearRange }

/**
 * An advanced search in pieces that a locale makes a sentence of. Whatever is joined in another way than what is
 * around it stands between `open` and `close`, so that nobody has to know which operator binds first.
 */
export const sentenceOf = ({ condition, years }: AdvancedQuery): readonly SentencePart[] => [
  ...partsOf(condition),
  ...(years.from === null && years.to === null ? [] : [{ kind: 'years', years } as const]),
]

function* partsOf(node: AdvancedNode): Generator<SentencePart> {
  switch (node.kind) {
    case 'term':
      yield { kind: 'term', term: node }
      return
    case 'not':
      yield { kind: 'join', operator: 'NOT' }
      yield* within(node.operand)
      return
    case 'and':
    case 'or': {
      const { kind, left, right } = node
      yield* left.kind === kind ? partsOf(left) : within(left)
      // NOT says by itself that both hold
      if (kind === 'or' || right.kind !== 'not')
        yield { kind: 'join', operator: kind === 'or' ? 'OR' : 'AND' }
      yield* within(right)
      return
    }
    default:
      exhaustive(node)
  }
}

function* within(node: AdvancedNode): Generator<SentencePart> {
  if (node.kind === 'term' || node.kind === 'not') yield* partsOf(node)
  else {
    yield { kind: 'open' }
    yield* partsOf(node)
    yield { kind: 'close' }
  }
}
