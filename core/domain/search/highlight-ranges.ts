/** Half-open, in UTF-16 units of the text. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

const han = /\p{Script=Han}/u

/** Latin words and numbers; Chinese characters part them. */
const latinWord = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu

/** Endings that an index takes off English words; a stem shorter than this is compared whole. */
const endings = /(?:ations?|ings?|ies|ed|es|s|e|y)$/
const shortestStem = 3

/**
 * The parts of a text that show the words of a search. A Latin word marks every whole word that begins with its stem,
 * whatever the letter case; a Chinese word marks itself wherever it stands. Laws: ranges are sorted, do not touch
 * each other, are not empty, and lie within the text.
 */
export function highlightRanges(text: string, words: readonly string[]): readonly TextRange[] {
  const chinese = words.filter((word) => han.test(word))
  const stems = words
    .filter((word) => word !== '' && !han.test(word))
    .map((word) => stemOf(word.toLowerCase()))
  return merged([...chineseRanges(text, chinese), ...latinRanges(text, stems)])
}

interface Stem {
  readonly word: string
  /** '' where the word is too short to be cut. */
  readonly stem: string
}

const stemOf = (word: string): Stem => {
  const stem = word.replace(endings, '')
  return { word, stem: stem.length >= shortestStem ? stem : word.length >= shortestStem ? word : '' }
}

function* chineseRanges(text: string, words: readonly string[]): Generator<TextRange> {
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      yield { start: at, end: at + word.length }
  }
}

function* latinRanges(text: string, stems: readonly Stem[]): Generator<TextRange> {
  if (stems.length === 0) return
  for (const match of text.matchAll(latinWord)) {
    const token = match[0].toLowerCase()
    const found = stems.some(({ word, stem }) => token === word || (stem !== '' && token.startsWith(stem)))
    if (found) yield { start: match.index, end: match.index + match[0].length }
  }
}

function merged(ranges: readonly TextRange[]): readonly TextRange[] {
  const result: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1)
    if (last !== undefined && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    } else result.push(range)
  }
  return result
}
