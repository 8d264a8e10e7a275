import { indexAlike } from './alike-text.ts'
import { isChinese, latinWords, stemOf, type Stem } from './highlight-ranges.ts'

/** A word as texts are asked for it. */
export type SoughtWord = { readonly chinese: string } | Stem

/** Made once for however many texts. */
export const soughtWord = (word: string): SoughtWord => (isChinese(word) ? { chinese: word } : stemOf(word))

/**
 * Says of a word whether a text has it. The text is read once, however many words are looked for. Law: a text has a word
 * just where `highlightRanges` marks something of it.
 */
export function wordFinder(text: string): (word: SoughtWord) => boolean {
  const index = indexAlike(text)
  const tokens = [...new Set([...latinWords(text)].map(({ token }) => token))].toSorted()
  const nextTo = (beginning: string): string => tokens[firstFrom(tokens, beginning)] ?? ''
  return (sought) => {
    if ('chinese' in sought) {
      const [place] = index.placesOf(sought.chinese)
      return place !== undefined
    }
    const { word, stem } = sought
    return (word !== '' && nextTo(word) === word) || (stem !== '' && nextTo(stem).startsWith(stem))
  }
}

/** Where the first of sorted words stands that does not come before this one; behind the last where none does. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
