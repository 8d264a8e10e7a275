import { matchDropped, type TextField } from './match-words.ts'
import type { SqlParams } from '../../store/sql-params.ts'

/**
 * Which articles a condition holds for: those that any of some `tsquery` find, those that none of them finds, or what
 * SQL says. The index finds words and never their absence, so a `tsquery` here always wants at least one word; what
 * only excludes is told by what it excludes. No `tsquery` finds nothing.
 */
export type TextCondition =
  | { readonly kind: 'found' | 'unfound'; readonly any: readonly string[] }
  | { readonly kind: 'sql'; readonly where: string }

/** The index looks alternatives up one by one faster than within one `tsquery`, as long as there are few. */
const mostAlternatives = 8

/** What all of the parts find that can be searched for. */
export function foundBy(
  field: TextField,
  words: readonly string[],
  queries: readonly (string | null)[],
): TextCondition {
  const known = queries.filter((part) => part !== null)
  const query = known.length > 0 ? `(${known.join(' & ')})` : matchDropped(field, words)
  return { kind: 'found', any: query === null ? [] : [query] }
}

export function not(condition: TextCondition): TextCondition {
  if (condition.kind === 'sql') return { kind: 'sql', where: `not (${condition.where})` }
  return { kind: condition.kind === 'found' ? 'unfound' : 'found', any: condition.any }
}

export function and(left: TextCondition, right: TextCondition, params: SqlParams): TextCondition {
  if (left.kind === 'sql' || right.kind === 'sql') return joined(left, 'and', right, params)
  if (left.kind === 'found' && right.kind === 'found')
    return { kind: 'found', any: both(left.any, right.any) }
  if (left.kind === 'found') return { kind: 'found', any: without(left.any, right.any) }
  if (right.kind === 'found') return { kind: 'found', any: without(right.any, left.any) }
  return { kind: 'unfound', any: few([...left.any, ...right.any]) }
}

export const or = (left: TextCondition, right: TextCondition, params: SqlParams): TextCondition =>
  left.kind === 'sql' || right.kind === 'sql'
    ? joined(left, 'or', right, params)
    : not(and(not(left), not(right), params))

type Queries = readonly string[]

/** One `tsquery` for several; there is at least one. */
export const anyOf = (queries: Queries): string =>
  queries.length === 1 ? queries.join() : `(${queries.join(' | ')})`

const few = (queries: Queries): Queries => (queries.length > mostAlternatives ? [anyOf(queries)] : queries)

function both(left: Queries, right: Queries): Queries {
  if (left.length === 0 || right.length === 0) return []
  if (left.length * right.length > mostAlternatives) return [`(${anyOf(left)} & ${anyOf(right)})`]
  return left.flatMap((one) => right.map((other) => `(${one} & ${other})`))
}

const without = (queries: Queries, excluded: Queries): Queries =>
  excluded.length === 0 ? queries : queries.map((query) => `(${query} & !${anyOf(excluded)})`)

const joined = (
  left: TextCondition,
  word: 'and' | 'or',
  right: TextCondition,
  params: SqlParams,
): TextCondition => ({ kind: 'sql', where: `(${whereOf(left, params)} ${word} ${whereOf(right, params)})` })

/** The condition on articles `a`. */
export function whereOf(condition: TextCondition, params: SqlParams): string {
  if (condition.kind === 'sql') return condition.where
  const { kind, any } = condition
  if (any.length === 0) return kind === 'found' ? 'false' : 'true'
  const places = any.map((query) => `${params.add(query)}::tsquery`)
  const foundIn = (row: string): string => places.map((place) => `${row}.fts @@ ${place}`).join(' or ')
  return kind === 'found'
    ? `(${foundIn('a')})`
    : `a.id not in (select n.id from article n where ${foundIn('n')})`
}
