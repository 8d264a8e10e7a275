import { indexGrams } from './bigrams.ts'
import { textWords } from './text-words.ts'

/** One field as the store's text search takes it: words for the English dictionary, pairs for the simple one. */
export interface IndexTerms {
  readonly words: string
  readonly grams: string
}

/**
 * Between two texts stand words that English drops but that take places, so that no phrase goes from the end of one
 * keyword to the beginning of the next: as many as no phrase has in a row. The last character of a run stands alone and
 * keeps runs apart.
 */
const apart = ` ${'themselves '.repeat(12)}`

export function indexTerms(texts: readonly string[]): IndexTerms {
  const found = texts.map(textWords).filter(({ words, runs }) => words.length + runs.length > 0)
  return {
    words: found
      .map(({ words }) => words.join(' '))
      .filter((words) => words !== '')
      .join(apart),
    grams: found.flatMap(({ runs }) => runs.flatMap(indexGrams)).join(' '),
  }
}

/** Names are never stemmed: each part, the parts written as one, and the pairs of a Chinese name. */
export function nameLexemes(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const { words, runs } = textWords(name)
    return [...words, ...joined(words), ...runs.flatMap(indexGrams)]
  })
}

/** Names in one piece, for searches in every field. */
export const namesInOnePiece = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => joined(textWords(name).words))),
]

/** A name in one piece, as it stands and with its last or first word at the other end: weizhang, zhangwei. None of one word. */
function joined(words: readonly string[]): readonly string[] {
  if (words.length < 2) return []
  const orders = [
    words,
    [...words.slice(-1), ...words.slice(0, -1)],
    [...words.slice(1), ...words.slice(0, 1)],
  ]
  return [...new Set(orders.map((order) => order.join('')))]
}
