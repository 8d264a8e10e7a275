import { escapeText, unescapeText } from './escape.ts'

/** The part of an address after '?': names and values in order; a name can stand several times. */
export type Query = readonly (readonly [name: string, value: string])[]

/** Reads what stands after '?'. Total: '+' and '%20' are spaces, malformed escapes are kept literally. */
export function readQuery(raw: string): Query {
  const pairs: [string, string][] = []
  // most queries are plain text, which needs no decoding
  const read = /[%+]/.test(raw) ? readPart : asWritten
  for (let start = 0; start < raw.length;) {
    const next = raw.indexOf('&', start)
    const end = next < 0 ? raw.length : next
    const equals = raw.indexOf('=', start)
    if (equals >= 0 && equals < end)
      pairs.push([read(raw.slice(start, equals)), read(raw.slice(equals + 1, end))])
    else if (end > start) pairs.push([read(raw.slice(start, end)), ''])
    start = end + 1
  }
  return pairs
}

/** Without '?'; '' for no pairs. Law: `readQuery(printQuery(query))` is `query` for well-formed text. */
export const printQuery = (query: Query): string =>
  query.map(([name, value]) => `${escapeText(name)}=${escapeText(value)}`).join('&')

/** The first value of a name that is not ''; null when there is none. */
export function queryValue(query: Query, name: string): string | null {
  for (const pair of query) if (pair[0] === name && pair[1] !== '') return pair[1]
  return null
}

const asWritten = (raw: string): string => raw

const readPart = (raw: string): string => unescapeText(raw.includes('+') ? raw.replaceAll('+', ' ') : raw)
