import { foldLetters } from '../text/fold-letters.ts'
import { alike, indexAlike } from './alike-text.ts'
import { englishStem } from './english-stem.ts'

/** Half-open, in UTF-16 units of the text. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A word of a script without spaces is found wherever it stands, any other where a whole word has its stem. */
export const isUnspaced = (word: string): boolean => unspaced.test(word)

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Latin words and numbers, with their accents and a possessive s; hyphens and Chinese characters part them. */
const latinWord = /(?:(?!\p{Script=Han})[\p{L}\p{N}]\p{M}*)+(?:['’]s(?![\p{L}\p{N}]))?/giu

/**
 * The parts of a text that show the words of a search. A Latin word, or the stem that an index made of it, marks every
 * whole word of that stem; a Chinese word marks itself wherever it stands. Letter case, full and half width, accents and
 * strokes of Latin letters do not matter. Laws: ranges are sorted, do not touch each other, are not empty, lie within the text,
 * and hold whole characters; a word marks its inflections, and none that only begins like it.
 */
export function highlightRanges(text: string, words: readonly string[]): readonly TextRange[] {
  const stems = words.filter((word) => !isUnspaced(word)).flatMap(soughtStems)
  return merged([...unspacedRanges(text, words.filter(isUnspaced)), ...latinRanges(text, new Set(stems))])
}

/** A Latin word as words are compared: in the spelling of `alike`, in plain letters. */
export const comparedWord = (word: string): string => foldLetters(alike(word)).replace(/['’]s$/, '')

/** What a Latin word of a text is found by. */
export const stemOf = (word: string): string => englishStem(comparedWord(word))

/** The stems that a Latin word asks for: its own, and itself, as it may be a stem already. */
export const soughtStems = (word: string): readonly string[] => [stemOf(word), comparedWord(word)]

function* unspacedRanges(text: string, words: readonly string[]): Generator<TextRange> {
  if (words.length === 0) return
  const index = indexAlike(text)
  for (const word of words) yield* index.placesOf(word)
}

function* latinRanges(text: string, stems: ReadonlySet<string>): Generator<TextRange> {
  if (stems.size === 0) return
  for (const { word, start, end } of latinWords(text)) if (stems.has(stemOf(word))) yield { start, end }
}

/** The Latin words and numbers of a text, as they are written. */
export function* latinWords(text: string): Generator<TextRange & { readonly word: string }> {
  for (const { 0: word, index } of text.matchAll(latinWord))
    yield { word, start: index, end: index + word.length }
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
