import { alike, indexAlike } from './alike-text.ts'

/** Half-open, in UTF-16 units of the text. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A word of Chinese is found wherever it stands, any other where a word begins. */
export const isChinese = (word: string): boolean => han.test(word)

const han = /\p{Script=Han}/u

/** Latin words and numbers, with their accents; Chinese characters part them. */
const latinWord =
  /(?:(?!\p{Script=Han})[\p{L}\p{N}])[\p{M}]*(?:['’-]?(?:(?!\p{Script=Han})[\p{L}\p{N}])\p{M}*)*/gu

/** Endings that an index takes off English words; a stem shorter than this is compared whole. */
const endings = /(?:ations?|ings?|ies|ed|es|s|e|y)$/
const shortestStem = 3

/**
 * The parts of a text that show the words of a search. A Latin word marks every whole word that begins with its stem;
 * a Chinese word marks itself wherever it stands. Letter case, full and half width, and the way accents are written
 * do not matter. Laws: ranges are sorted, do not touch each other, are not empty, lie within the text, and hold whole
 * characters.
 */
export function highlightRanges(text: string, words: readonly string[]): readonly TextRange[] {
  const chinese = words.filter(isChinese)
  const stems = words.filter((word) => !isChinese(word)).map(stemOf)
  return merged([...chineseRanges(text, chinese), ...latinRanges(text, stems)])
}

/** A Latin word as it is looked for, in the spelling of `alike`. */
export interface Stem {
  readonly word: string
  /** '' where the word is too short to be cut. */
  readonly stem: string
}

export const stemOf = (raw: string): Stem => {
  const word = alike(raw)
  const stem = word.replace(endings, '')
  return { word, stem: stem.length >= shortestStem ? stem : word.length >= shortestStem ? word : '' }
}

function* chineseRanges(text: string, words: readonly string[]): Generator<TextRange> {
  if (words.length === 0) return
  const index = indexAlike(text)
  for (const word of words) yield* index.placesOf(word)
}

function* latinRanges(text: string, stems: readonly Stem[]): Generator<TextRange> {
  if (stems.length === 0) return
  for (const { token, start, end } of latinWords(text)) {
    const found = stems.some(({ word, stem }) => token === word || (stem !== '' && token.startsWith(stem)))
    if (found) yield { start, end }
  }
}

/** The Latin words and numbers of a text, each as it is compared. */
export function* latinWords(text: string): Generator<TextRange & { readonly token: string }> {
  for (const { 0: written, index } of text.matchAll(latinWord))
    yield { token: alike(written), start: index, end: index + written.length }
}

function merged(ranges: readonly TextRange[]): readonly TextRange[] {
  const result: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last !== undefined && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    } else result.push(range)
  }
  return result
}
