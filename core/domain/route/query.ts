import { escapeText, unescapeText } from './escape.ts'

/** The part of an address after '?': names and values in order; a name can stand several times. */
export type Query = readonly (readonly [name: string, value: string])[]

/** Reads what stands after '?'. Total: '+' and '%20' are spaces, malformed escapes are kept literally. */
export function readQuery(raw: string): Query {
  const pairs: [string, string][] = []
  for (const part of raw.split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const name = equals < 0 ? part : part.slice(0, equals)
    const value = equals < 0 ? '' : part.slice(equals + 1)
    pairs.push([readPart(name), readPart(value)])
  }
  return pairs
}

/** Without '?'; '' for no pairs. Law: `readQuery(printQuery(query))` is `query` for well-formed text. */
export const printQuery = (query: Query): string =>
  query.map(([name, value]) => `${escapeText(name)}=${escapeText(value)}`).join('&')

/** The first value of a name that is not ''; null when there is none. */
export const queryValue = (query: Query, name: string): string | null =>
  query.find((pair) => pair[0] === name && pair[1] !== '')?.[1] ?? null

const readPart = (raw: string): string => unescapeText(raw.includes('+') ? raw.replaceAll('+', ' ') : raw)
