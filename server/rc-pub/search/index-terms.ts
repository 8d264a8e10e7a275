import { indexGrams } from './bigrams.ts'
import { textWords } from './text-words.ts'

/** One field as the store's text search takes it: words for the English dictionary, pairs for the simple one. */
export interface IndexTerms {
  readonly words: string
  readonly grams: string
}

export function indexTerms(texts: readonly string[]): IndexTerms {
  const parts = texts.map(textWords)
  return {
    words: parts.flatMap(({ words }) => words).join(' '),
    grams: parts.flatMap(({ runs }) => runs.flatMap(indexGrams)).join(' '),
  }
}

/** Names are never stemmed: each part, the parts written as one (zhangwei), and the pairs of a Chinese name. */
export function nameLexemes(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const { words, runs } = textWords(name)
    return [...words, ...(words.length > 1 ? [words.join('')] : []), ...runs.flatMap(indexGrams)]
  })
}
