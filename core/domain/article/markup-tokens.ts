import { decodeEntities } from './inline-entities.ts'

/** One piece of markup: decoded text, or a tag with its lower-case name. */
export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string }

/**
 * Reads markup in linear time. Total: a '<' that begins no tag is text, comments are left out, an empty-element tag
 * (`<br/>`) is an opening and a closing one.
 */
export function* markupTokens(raw: string): Generator<MarkupToken> {
  let textFrom = 0
  let at = raw.indexOf('<')
  while (at >= 0) {
    const end = endOfTag(raw, at)
    if (end < 0) {
      at = raw.indexOf('<', at + 1)
      continue
    }
    if (at > textFrom) yield { kind: 'text', text: decodeEntities(raw.slice(textFrom, at)) }
    yield* tagTokens(raw.slice(at + 1, end))
    textFrom = end + 1
    at = raw.indexOf('<', textFrom)
  }
  if (textFrom < raw.length) yield { kind: 'text', text: decodeEntities(raw.slice(textFrom)) }
}

/** Where the tag that begins at `at` has its '>'; -1 when it is none. A tag ends before the next '<'. */
function endOfTag(raw: string, at: number): number {
  const next = raw[at + 1] ?? ''
  if (!/[A-Za-z/!]/.test(next) || (next === '/' && !/[A-Za-z]/.test(raw[at + 2] ?? ''))) return -1
  if (raw.startsWith('<!--', at)) {
    const close = raw.indexOf('-->', at + 4)
    return close < 0 ? raw.length : close + 2
  }
  for (let index = at + 1; index < raw.length; index += 1) {
    if (raw[index] === '>') return index
    if (raw[index] === '<') return -1
  }
  return -1
}

function* tagTokens(inside: string): Generator<MarkupToken> {
  const closing = inside.startsWith('/')
  const name = /^[A-Za-z][\w:-]*/.exec(closing ? inside.slice(1) : inside)?.[0]
  if (name === undefined) return
  const attributes = closing ? '' : inside.slice(name.length)
  const tag = { name: name.toLowerCase(), attributes } as const
  if (!closing) yield { kind: 'open', ...tag }
  if (closing || inside.endsWith('/')) yield { kind: 'close', ...tag }
}
