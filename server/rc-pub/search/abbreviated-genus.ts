/** A species whose genus is its first letter: `C. idella`. */
export interface AbbreviatedGenus {
  /** In lower case. */
  readonly initial: string
  readonly epithet: string
}

/** Words that stand before the epithet in texts, with the number of articles. */
export interface GenusFound {
  readonly genus: string
  readonly articles: number
}

/** Of the articles with any such word so many have the same one where it is a genus, in tenths. */
const nearlyAll = 8

/** A term that is an abbreviated genus with its species and nothing else; null for any other term. */
export function readAbbreviatedGenus(term: string): AbbreviatedGenus | null {
  const [, initial = '', epithet = ''] = /^([A-Z])\.\s?([a-z]{3,})$/.exec(term.normalize('NFKC').trim()) ?? []
  return initial === '' ? null : { initial: initial.toLowerCase(), epithet }
}

/**
 * The genus that texts write out before the epithet; null where they have several words there, as before any other
 * word. Laws: it is one of those found, and the order of these does not matter.
 */
export function genusMeant(found: readonly GenusFound[]): string | null {
  const total = found.reduce((sum, { articles }) => sum + articles, 0)
  return found.find(({ articles }) => articles * 10 >= total * nearlyAll)?.genus ?? null
}
