import { isUiLanguage } from '../language/ui-language.ts'
import { escapeText, wellFormed } from './escape.ts'
import { readQuery } from './query.ts'
import type { Route } from './route.ts'
import { languageIn, routeMatchOf } from './route-match.ts'
import { routeTrie } from './route-patterns.ts'
import { segmentsOf, splitAddress, type SplitAddress } from './split-address.ts'

/**
 * The page that an address names (C2.1 to C2.36). Total: what names no page is `unknown`.
 * Trailing slashes do not matter. Law: `parseRoute(formatRoute(route))` is `route`.
 */
export function parseRoute(address: string): Route {
  const split = splitAddress(wellFormed(address))
  const segments = segmentsOf(split.path)
  const found = routeTrie.match(segments)
  if (found === null) return nowhere(segments, split)
  return found.value(routeMatchOf(found, segments, split)) ?? nowhere(segments, split)
}

function nowhere(segments: readonly string[], { query }: SplitAddress): Route {
  const first = segments[0]
  const language = isUiLanguage(first) ? first : languageIn(readQuery(query))
  return { page: 'unknown', path: pathOf(segments), language }
}

/** The path that an unknown route holds for an address: it begins with one '/', and names no other host. */
export const unknownPath = (address: string): string =>
  pathOf(segmentsOf(splitAddress(wellFormed(address)).path))

const pathOf = (segments: readonly string[]): string =>
  `/${segments.join('/').replace(unsafeInPath, escapeText)}`

/** Browsers drop or turn these into slashes, which would make another host of a path. */
const unsafeInPath = /[\p{Cc} \\]/gu
