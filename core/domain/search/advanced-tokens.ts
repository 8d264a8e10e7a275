import { advancedFields, type AdvancedField, type AdvancedMatch } from './advanced-query.ts'

/** What stands in parentheses, joins, or bounds; `unfinished` is an open quotation mark or a field without a word. */
interface Mark<Kind extends string> {
  readonly kind: Kind
  /** In UTF-16 units of the text. */
  readonly at: number
}

interface TermToken extends Mark<'term'> {
  readonly field: AdvancedField
  readonly match: AdvancedMatch
  readonly text: string
}

/** A piece of an advanced query as text. */
export type AdvancedToken =
  | Mark<'open'>
  | Mark<'close'>
  | Mark<'and'>
  | Mark<'or'>
  | Mark<'not'>
  | Mark<'year'>
  | Mark<'unfinished'>
  | TermToken

/** Words in capitals that are no terms; between quotation marks, or in small letters, they are. */
const reserved: ReadonlyMap<string, 'and' | 'or' | 'not' | 'year'> = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
  ['YEAR', 'year'],
])

const names = advancedFields.join('|')
const loneField = new RegExp(`^(?:${names})[=~]$`)

const piece = new RegExp(
  String.raw`(?<space>\s+)|(?<open>\()|(?<close>\))|` +
    String.raw`(?:(?<field>${names})(?<sign>[=~]))?` +
    String.raw`(?:"(?<quoted>[^"\\]*(?:\\[^][^"\\]*)*)"|(?<bare>[^\s()"]+))|[^]`,
  'gy',
)

/** The tokens of a text, in order. Total; what is `unfinished` is the last. */
export function* advancedTokens(raw: string): Generator<AdvancedToken> {
  for (const { index: at, groups = {} } of raw.matchAll(piece)) {
    if (groups['space'] !== undefined) continue
    const token = tokenOf(groups, at)
    yield token
    if (token.kind === 'unfinished') return
  }
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, at: number): AdvancedToken {
  const { open, close, field, sign, quoted, bare = '' } = groups
  if (open !== undefined) return { kind: 'open', at }
  if (close !== undefined) return { kind: 'close', at }
  const mark = field === undefined ? reserved.get(bare) : undefined
  if (mark !== undefined) return { kind: mark, at }
  if (quoted === undefined && (bare === '' || loneField.test(bare))) return { kind: 'unfinished', at }
  const precise = sign === undefined ? quoted !== undefined : sign === '='
  return {
    kind: 'term',
    at,
    field: advancedFields.find((one) => one === field) ?? 'all',
    match: precise ? 'precise' : 'fuzzy',
    text: quoted?.replace(/\\([^])/g, '$1') ?? bare,
  }
}
