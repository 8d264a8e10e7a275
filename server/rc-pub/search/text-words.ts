import { foldLetters } from '@xuekan/core/search'

/** Text as the index sees it: words of alphabets, and runs of characters that are written without spaces. */
export interface TextWords {
  readonly words: readonly string[]
  readonly runs: readonly string[]
}

const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々ー'
const piece = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, 'gu')
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** A lexeme of the store may not be longer than 2 KB; no word of a language comes near. */
const longestWord = 100

/** Soft hyphens and joiners stand within words and are no part of them. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g

/**
 * Lower case, compatibility forms unified, accents and strokes gone, joined letters apart: the same for what is indexed
 * and what is asked.
 */
const foldText = (text: string): string => foldLetters(text.replace(unseen, ''))

/** Splits folded text in order; what is neither letter nor digit only separates. */
export const splitText = (text: string): readonly string[] => foldText(text).match(piece) ?? []

export const isUnspaced = (part: string): boolean => startsUnspaced.test(part)

/** A word as the index holds it. */
export const cutWord = (word: string): string =>
  word.length <= longestWord ? word : [...word].slice(0, longestWord).join('')

export function textWords(text: string): TextWords {
  const pieces = splitText(text)
  return {
    words: pieces.filter((part) => !isUnspaced(part)).map(cutWord),
    runs: pieces.filter(isUnspaced),
  }
}
