/** What React prints ahead of a page: each of its pictures that is not lazy, to be fetched before the rest. */
const printedAhead = /^(?:<link rel="preload" as="image"[^>]*\/>)+/

const firstOfAll = /<link(?=[^>]* fetchPriority="high")[^>]*\/>/i

export interface DrawnBody {
  /** The page without what was printed ahead of it. */
  readonly body: string
  /** The link, as markup, to the one picture that may be the largest paint; '' where none is. */
  readonly earlyPicture: string
}

/**
 * A page asks at most for one picture before its parser meets it: the first that says `fetchPriority="high"`. Further
 * ones would take the line from it and from the styles, and the parser sees them soon anyway.
 */
export function takeEarlyPicture(drawn: string): DrawnBody {
  const [ahead = ''] = printedAhead.exec(drawn) ?? []
  const [earlyPicture = ''] = firstOfAll.exec(ahead) ?? []
  return { body: drawn.slice(ahead.length), earlyPicture }
}
