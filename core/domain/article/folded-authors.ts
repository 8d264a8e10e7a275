/** Of more authors than these, those in the middle are folded. */
const mostShown = 12

/** How many stand before what is folded, and behind it. */
const [atStart, atEnd] = [4, 3]

/** Authors as a page shows them: the first ones, what is folded, and the last ones. */
export interface FoldedAuthors<T> {
  readonly first: readonly T[]
  /** Empty where all are shown. */
  readonly folded: readonly T[]
  readonly last: readonly T[]
}

/** Whether authors are so many that a page folds them, and that readers look through them. */
export const isLongList = (authors: readonly unknown[]): boolean => authors.length > mostShown

/** Long lists of authors are folded to the first and the last ones. Law: the three parts are the list, in its order. */
export const foldedAuthors = <T>(authors: readonly T[]): FoldedAuthors<T> =>
  isLongList(authors)
    ? {
        first: authors.slice(0, atStart),
        folded: authors.slice(atStart, -atEnd),
        last: authors.slice(-atEnd),
      }
    : { first: authors, folded: [], last: [] }
