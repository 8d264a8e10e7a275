import { foldLetters } from '@xuekan/core/search'
import { isUnspaced } from './text-words.ts'
import { hanKey } from './word-pairs.ts'

/** Fewer characters stand within too many phrases: of an alphabet, and of Chinese. */
const fewest = { letters: 3, unspaced: 2 } as const

const keyOf = (text: string): string =>
  hanKey(foldLetters(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A typed text as it is looked for within phrases; null where it is too short to tell anything. */
export function laterWordKey(typed: string): string | null {
  const key = keyOf(typed)
  const least = isUnspaced(key) ? fewest.unspaced : fewest.letters
  return [...key].length < least ? null : key
}

/**
 * Whether a phrase has, behind its beginning, a word that begins with such a key; in Chinese, the key anywhere. Letter case,
 * accents, the script of Chinese and what stands between words do not matter. Laws: no phrase has it that ends sooner, and a
 * word that comes before changes nothing but that the first one is a later one then.
 */
export function beginsLaterWord(phrase: string, key: string): boolean {
  const text = keyOf(phrase)
  for (let at = text.indexOf(key, 1); at > 0; at = text.indexOf(key, at + 1)) {
    if (isUnspaced(key) || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || isUnspaced(text[at - 1] ?? ''))
      return true
  }
  return false
}
