import { foldLetters, highlightRanges } from '@xuekan/core/search'
import { wordPattern } from '../search/word-pattern.ts'

/** Characters of a search in captions and titles that count, and words of it. */
export const longestContained = 100
const mostWords = 8

/** Letters and digits of alphabets, for a class of characters; Chinese is written without spaces. */
const letters = String.raw`0-9A-Za-z\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff`
const letter = new RegExp(`^[${letters}]`, 'u')
const plural = /[a-z]{3,}s$/i

/** What texts have between two words that are one. */
const between = String.raw`[\s\u00a0\u2010-\u2015\u2212-]+`
/** A word whose end stands on the next line. */
const broken = /(?<=\p{L}\p{M}*[-\u2010\u2011])\s+(?=\p{L})/gu

const hyphen = /(?<=\p{L}\p{M}*)[-\u2010\u2011](?=\p{L})/u

/** Words of a search, in small letters without accents, and how else they are written: as so many words. */
export interface WrittenOtherwise {
  readonly words: readonly string[]
  readonly marked: readonly string[]
}

/**
 * A word where a text has it: one of an alphabet at the beginning of a word, as water is in waters and not in wastewater,
 * and without the s of its plural as a whole word; any other wherever it stands. Parts that a hyphen joins may stand apart.
 */
function wordWithin(parts: readonly string[]): string {
  const written = parts.map(wordPattern)
  const [last = ''] = parts.slice(-1)
  if (!letter.test(parts[0] ?? '')) return written.join(between)
  const singular = last.slice(0, -1)
  const isPlural = plural.test(last) && highlightRanges(singular, [last]).length > 0
  const single = [...written.slice(0, -1), wordPattern(singular)].join(between)
  return `(?:^|[^${letters}])(?:${written.join(between)}${isPlural ? `|${single}(?:$|[^${letters}])` : ''})`
}

/** A word with what stands for it, or for the words of which it is one. */
function waysOf(
  parts: readonly string[],
  otherwise: readonly WrittenOtherwise[],
): readonly (readonly string[])[] {
  const folded = parts.map((part) => foldLetters(part).replace(/[^\p{L}\p{N}]+/gu, ''))
  return [
    parts,
    ...otherwise.flatMap(({ words, marked }) => {
      // a word may have the end of the first one, and the beginning of the last
      const at = folded.findIndex((part, from) =>
        part === words[0]
          ? words.every((word, by) => from + by >= folded.length || folded[from + by] === word)
          : from === 0 && part === words.at(-1),
      )
      if (at < 0) return []
      const length = folded[at] === words[0] ? words.length : 1
      return [[...parts.slice(0, at), ...marked, ...parts.slice(at + length)]]
    }),
  ]
}

/**
 * Patterns for `~ all`, one for each word of a search: a text matches that holds every word, or in place of words what is
 * written for them. None match any text.
 */
export const containsWords = (q: string, otherwise: readonly WrittenOtherwise[] = []): readonly string[] =>
  [...q]
    .slice(0, longestContained)
    .join('')
    .replace(broken, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => waysOf(word.split(hyphen), otherwise).map(wordWithin).join('|'))
