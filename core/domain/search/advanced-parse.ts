import { err, ok, type Result } from '../result.ts'
import { advancedLimits, type AdvancedNode, type AdvancedQuery } from './advanced-query.ts'
import { everyYear } from './year-range.ts'
import { advancedTokens, type AdvancedToken } from './advanced-tokens.ts'
import { readYears } from './advanced-years.ts'
import { validateTerm } from './search-term.ts'

export type AdvancedErrorKind =
  /** Nothing to search for: in the whole, or between quotation marks. */
  | 'empty'
  /** A quotation mark without its pair, or a field without a word. */
  | 'unfinished'
  /** Something, or the end, where something else should be. */
  | 'unexpected'
  | 'termTooLong'
  | 'tooLong'
  | 'tooManyTerms'
  | 'tooDeep'
  | 'years'

export interface AdvancedError {
  readonly kind: AdvancedErrorKind
  /** Where it was found, in UTF-16 units of the text. */
  readonly at: number
}

type Read = Result<AdvancedNode, AdvancedError>

/**
 * Reads an advanced query (C2.30). Total: an error for what does not fit.
 *
 *     query  = either [ "YEAR" ( year | [ year ] ".." [ year ] ) ]
 *     either = both { "OR" both }
 *     both   = single { [ "AND" ] single }
 *     single = "NOT" single | "(" either ")" | [ field ( "=" | "~" ) ] ( word | '"' text '"' )
 *
 * NOT binds before AND, AND before OR; pairs are read from the left; neighbours without an operator are joined by AND,
 * so that `a NOT b` leaves b out. `=` is precise, `~` is fuzzy; without a field every field is searched, precisely for
 * quoted text and fuzzily for a word. Operators are in capitals. Between quotation marks `\` keeps what follows it.
 */
export function parseAdvancedQuery(raw: string): Result<AdvancedQuery, AdvancedError> {
  if (raw.length > advancedLimits.text) return err({ kind: 'tooLong', at: advancedLimits.text })
  const cursor = createCursor(raw)
  if (cursor.peek() === null) return err({ kind: 'empty', at: 0 })
  const condition = either(cursor, 0)
  if (!condition.ok) return condition
  const years = cursor.take('year') ? yearsAt(cursor) : ok(everyYear)
  if (!years.ok) return years
  return cursor.peek() === null ? ok({ condition: condition.value, years: years.value }) : unexpected(cursor)
}

function either(cursor: AdvancedCursor, depth: number): Read {
  let left = both(cursor, depth)
  while (left.ok && cursor.take('or')) left = paired('or', left.value, both(cursor, depth))
  return left
}

function both(cursor: AdvancedCursor, depth: number): Read {
  let left = single(cursor, depth)
  while (left.ok && (cursor.take('and') || cursor.startsSingle()))
    left = paired('and', left.value, single(cursor, depth))
  return left
}

const paired = (kind: 'and' | 'or', left: AdvancedNode, right: Read): Read =>
  right.ok ? ok({ kind, left, right: right.value }) : right

function single(cursor: AdvancedCursor, depth: number): Read {
  if (depth > advancedLimits.depth) return err({ kind: 'tooDeep', at: cursor.at() })
  if (cursor.take('not')) {
    const operand = single(cursor, depth + 1)
    return operand.ok ? ok({ kind: 'not', operand: operand.value }) : operand
  }
  if (!cursor.take('open')) return term(cursor)
  const group = either(cursor, depth + 1)
  return !group.ok || cursor.take('close') ? group : unexpected(cursor)
}

function term(cursor: AdvancedCursor): Read {
  const at = cursor.at()
  const found = cursor.take('term')
  if (found === null) return unexpected(cursor)
  if (cursor.terms() > advancedLimits.terms) return err({ kind: 'tooManyTerms', at })
  const text = validateTerm(found.text)
  if (!text.ok) return err({ kind: text.error === 'empty' ? 'empty' : 'termTooLong', at })
  return ok({ kind: 'term', field: found.field, match: found.match, text: text.value })
}

function yearsAt(cursor: AdvancedCursor): Result<AdvancedQuery['years'], AdvancedError> {
  const at = cursor.at()
  const years = readYears(cursor.take('term')?.text ?? '')
  return years.ok ? years : err({ kind: 'years', at })
}

const unexpected = (cursor: AdvancedCursor) =>
  err<AdvancedError>({
    kind: cursor.peek()?.kind === 'unfinished' ? 'unfinished' : 'unexpected',
    at: cursor.at(),
  })

type Kind = AdvancedToken['kind']

/** A place among the tokens of an advanced query, which moves on as they are taken. */
interface AdvancedCursor {
  /** The next token, left where it is; null at the end. */
  readonly peek: () => AdvancedToken | null
  /** Where the next token stands in the text; at the end, the length of the text. */
  readonly at: () => number
  /** The next token if it is of this kind, and moves past it; else null. */
  readonly take: <K extends Kind>(kind: K) => Extract<AdvancedToken, { readonly kind: K }> | null
  /** Whether a term, a group or a negation comes next. */
  readonly startsSingle: () => boolean
  /** How many terms were taken. */
  readonly terms: () => number
}

function createCursor(raw: string): AdvancedCursor {
  const tokens = [...advancedTokens(raw)]
  let next = 0
  let terms = 0
  const peek = (): AdvancedToken | null => tokens[next] ?? null
  return {
    peek,
    at: () => peek()?.at ?? raw.length,
    take<K extends Kind>(kind: K) {
      const token = peek()
      if (!isOf(token, kind)) return null
      next += 1
      if (kind === 'term') terms += 1
      return token
    },
    startsSingle: () => singles.has(peek()?.kind ?? 'close'),
    terms: () => terms,
  }
}

const singles: ReadonlySet<Kind> = new Set(['term', 'open', 'not'])

const isOf = <K extends Kind>(
  token: AdvancedToken | null,
  kind: K,
): token is Extract<AdvancedToken, { readonly kind: K }> => token?.kind === kind
