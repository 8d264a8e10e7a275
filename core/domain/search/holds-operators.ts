/** Asterisks at the ends of words, as elsewhere they stand for any ending. */
const truncatedEnds = /(?<=[\p{L}\p{N}])\*+(?=\s|$)/gu

/** A term as it is searched for: without asterisks at the ends of words. Law: it truncates nothing. */
export const withoutTruncation = (term: string): string => term.replace(truncatedEnds, '')

/** What a term of the simple box has that other search boxes read as more than words. */
interface HeldOperators {
  /** AND, OR or NOT in capitals, behind a word and before another. */
  readonly joins: boolean
  /** An asterisk at the end of a word. */
  readonly truncates: boolean
}

const joined = /\S\s+(?:AND|OR|NOT)\s+\S/u

/** Laws: small letters join nothing; what is no asterisk truncates nothing. */
export const heldOperators = (term: string): HeldOperators => ({
  joins: joined.test(term),
  truncates: term.search(truncatedEnds) >= 0,
})
