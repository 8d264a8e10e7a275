import { isWholeName } from '../article/author-name.ts'
import { foldAccents } from '../text/fold-accents.ts'

/**
 * What spellings of one name have in common (C7.16): letter case, accents, hyphens, points and the order of family and
 * given name do not count, nor do the spaces in a name of Chinese characters. '' for what holds no letter. Two people
 * of one name have one key.
 */
export function authorKey(name: string): string {
  const folded = foldAccents(name)
  const words = folded
    .replace(/[-‐‑’'·]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return isWholeName(folded) ? words.join('') : words.toSorted().join(' ')
}
