import { indexAlike } from './alike-text.ts'
import { isUnspaced, latinWords, soughtStems, stemOf } from './highlight-ranges.ts'

/** A word as texts are asked for it. */
export type SoughtWord = { readonly unspaced: string } | { readonly stems: readonly string[] }

/** Made once for however many texts. */
export const soughtWord = (word: string): SoughtWord =>
  isUnspaced(word) ? { unspaced: word } : { stems: soughtStems(word) }

/**
 * Says of a word whether a text has it. The text is read once, however many words are looked for. Law: a text has a word
 * just where `highlightRanges` marks something of it.
 */
export function wordFinder(text: string): (word: SoughtWord) => boolean {
  const index = indexAlike(text)
  const words = new Set([...latinWords(text)].map(({ word }) => word))
  const stems = new Set([...words].map(stemOf))
  return (sought) => {
    if ('stems' in sought) return sought.stems.some((stem) => stems.has(stem))
    const [place] = index.placesOf(sought.unspaced)
    return place !== undefined
  }
}
