import { isUiLanguage, type UiLanguage } from '../language/ui-language.ts'
import { unescapeText } from './escape.ts'
import { queryValue, readQuery, type Query } from './query.ts'
import type { Route } from './route.ts'
import type { TrieMatch } from './segment-trie.ts'
import type { SplitAddress } from './split-address.ts'

/** An address that fits a pattern, as the readers of routes see it. */
export interface RouteMatch {
  readonly language: UiLanguage | null
  /** A decoded path parameter; null when it is absent or skipped by 0. */
  readonly parameter: (name: string) => string | null
  /** A query value that is not ''. */
  readonly value: (name: string) => string | null
  /** Raw segments under '*'. */
  readonly rest: readonly string[]
  readonly query: Query
  readonly hash: string
  /** The last raw segment; '' for the root. */
  readonly lastSegment: string
}

/** null for an address that fits the pattern and still names no page. */
export type ReadRoute = (match: RouteMatch) => Route | null

export function routeMatchOf(
  found: TrieMatch<ReadRoute>,
  segments: readonly string[],
  { query: rawQuery, hash }: SplitAddress,
): RouteMatch {
  const query = readQuery(rawQuery)
  const inPath = segments[found.languageAt]
  return {
    language: isUiLanguage(inPath) ? inPath : languageIn(query),
    parameter: (name) => {
      const raw = found.parameters[found.names.indexOf(name)]
      return raw === undefined || raw === '0' ? null : unescapeText(raw)
    },
    value: (name) => queryValue(query, name),
    rest: found.rest,
    query,
    hash,
    lastSegment: segments.at(-1) ?? '',
  }
}

/** `lang`, else `l`, its older name; values that are no language are read over. */
export function languageIn(query: Query): UiLanguage | null {
  for (const name of ['lang', 'l']) {
    for (const [key, value] of query) if (key === name && isUiLanguage(value)) return value
  }
  return null
}
