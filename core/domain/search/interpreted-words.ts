import { comparedWord, stemOf } from './highlight-ranges.ts'

/**
 * The words of a query as they are told to the reader: the index also gives stems for highlighting ('vaccin' beside
 * 'vaccine', 'energi' beside 'energy'), which are left out unless the term has them as words. Law: no word of the term is
 * left out.
 */
export function interpretedWords(words: readonly string[], term: string): readonly string[] {
  const typed = new Set(comparedWord(term).match(latin))
  const isStem = (word: string): boolean =>
    /^[a-z]/i.test(word) &&
    words.some((other) => other !== word && (other.startsWith(word) || stemOf(other) === word))
  return words.filter((word) => typed.has(comparedWord(word)) || !isStem(word))
}

const latin = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
