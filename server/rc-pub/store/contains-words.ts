import { wordPattern } from '../search/word-pattern.ts'

/** Characters of a search in captions and titles that count, and words of it. */
const longest = 100
const mostWords = 8

/** Patterns for `~ all`, one for each word of a search: a text matches that holds every word. None match any text. */
export const containsWords = (q: string): readonly string[] =>
  [...q]
    .slice(0, longest)
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map(wordPattern)
