/** A species whose genus is its first letter: `C. idella`. */
export interface AbbreviatedGenus {
  /** As it stands in the term. */
  readonly typed: string
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

const species = /(?<![\p{L}\p{N}.])([A-Z])\.\s?([a-z]{3,})(?![\p{L}\p{N}])/gu

/** So many species of one term are read. */
const mostSpecies = 2

/** The species of a term whose genus is abbreviated, among other words too. */
export function abbreviatedGenera(term: string): readonly AbbreviatedGenus[] {
  const found = [...term.normalize('NFKC').matchAll(species)].slice(0, mostSpecies)
  return found.map(([typed, initial = '', epithet = '']) => ({
    typed,
    initial: initial.toLowerCase(),
    epithet,
  }))
}

/**
 * The genus that texts write out before the epithet; null where they have several words there, as before any other
 * word. Laws: it is one of those found, and the order of these does not matter.
 */
export function genusMeant(found: readonly GenusFound[]): string | null {
  const total = found.reduce((sum, { articles }) => sum + articles, 0)
  return found.find(({ articles }) => articles * 10 >= total * nearlyAll)?.genus ?? null
}
