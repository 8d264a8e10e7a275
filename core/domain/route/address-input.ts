import type { UiLanguage } from '../language/ui-language.ts'
import { isUiLanguage } from '../language/ui-language.ts'
import { startsDoi } from './doi-segments.ts'
import { escapeFirst, escapeSegment } from './escape.ts'
import { printQuery, type Query } from './query.ts'

/** A path with what stands behind it; a null value is left out of the query. */
export interface AddressInput {
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string | null])[]
}

export function printAddress({ path, query }: AddressInput): string {
  const pairs: Query = query.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, value] as const],
  )
  return pairs.length === 0 ? path : `${path}?${printQuery(pairs)}`
}

/**
 * Path parameters by position: a skipped one becomes 0 where something follows, and is left out where nothing does.
 * Words that the route grammar reads for itself (0, zh, en, doi, the start of a DOI) are escaped.
 */
export function positions(values: readonly (string | number | null)[]): string {
  const last = values.findLastIndex((value) => value !== null && value !== '')
  return values
    .slice(0, last + 1)
    .map((value) => (value === null || value === '' ? '/0' : `/${parameterSegment(String(value))}`))
    .join('')
}

/** As `positions`, with the language behind them. */
export function positionsBeforeLanguage(
  values: readonly (string | null)[],
  language: UiLanguage | null,
): string {
  return language === null ? positions(values) : `${positions([...values, 'x']).slice(0, -1)}${language}`
}

function parameterSegment(value: string): string {
  const segment = escapeSegment(value)
  return value === '0' || value === 'doi' || isUiLanguage(value) || startsDoi(segment)
    ? escapeFirst(segment)
    : segment
}
