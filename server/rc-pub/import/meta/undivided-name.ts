import { readName } from '../../search/read-name.ts'
import type { PersonName } from '../../store/article-record.ts'
import { isHan } from '../text/tags.ts'

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]|\p{M}/gu, '')

const isCapitals = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)

/** Whether a name says by a comma, by initials or by capitals which of its words is the family name. */
const tellsFamily = (words: readonly string[]): boolean => {
  const capitals = words.filter(isCapitals).length
  return words.some((word) => /,|^\p{Lu}\.?$|\./u.test(word)) || (capitals > 0 && capitals < words.length)
}

const named = (surname: readonly string[], givenNames: readonly string[]): PersonName => ({
  surname: surname.join(' '),
  givenNames: givenNames.join(' '),
  suffix: '',
})

/**
 * The parts of a name in Latin letters that a file gives in one piece beside the same name in Chinese: divided as the
 * pinyin of the Chinese name, in either order. One that is spelt otherwise, and does not say which word is the family
 * name, stays whole, as a family name alone. null where there is no Chinese name, and where the words tell.
 */
export function undividedName(latin: string, chinese: string): PersonName | null {
  const words = latin.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2 || !isHan(chinese) || isHan(latin)) return null
  const [first = '', ...others] = words
  const last = words.at(-1) ?? ''
  const leading = words.slice(0, -1)
  for (const { family, given } of readName(chinese)) {
    const isRead = (surname: string, rest: readonly string[]): boolean =>
      lettersOf(surname) === family && lettersOf(rest.join('')) === given.join('')
    if (isRead(first, others)) return named([first], others)
    if (isRead(last, leading)) return named([last], leading)
  }
  return tellsFamily(words) ? null : named(words, [])
}
