import { advancedTokens, type AdvancedToken } from './advanced-tokens.ts'

type Kind = AdvancedToken['kind']

/** A place among the tokens of an advanced query, which moves on as they are taken. */
export interface AdvancedCursor {
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

export function createCursor(raw: string): AdvancedCursor {
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
