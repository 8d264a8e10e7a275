import { soughtWord, wordFinder } from '../search/word-finder.ts'

/**
 * Which articles somebody is told of who asked for these keywords, as places in the list: those of which one text (title,
 * abstract, keyword, in any language, without markup) has each word of one of the keywords, found as the words of a search
 * are marked. Without keywords everybody is told of everything (C5.11). Each text is read once and each keyword looked for
 * once, for all who asked. Laws: places rise; more keywords tell of no less.
 */
export function articlesByKeywords(
  articles: readonly (readonly string[])[],
): (keywords: readonly string[]) => readonly number[] {
  const finders = articles.map((texts) => texts.map(wordFinder))
  const known = new Map<string, readonly number[]>()
  const find = (keyword: string): readonly number[] => {
    const words = wordsOf(keyword).map(soughtWord)
    return finders.flatMap((texts, place) =>
      words.length > 0 && texts.some((has) => words.every(has)) ? [place] : [],
    )
  }
  const placesOf = (keyword: string): readonly number[] => {
    const places = known.get(keyword) ?? find(keyword)
    known.set(keyword, places)
    return places
  }
  return (keywords) => {
    if (keywords.length === 0) return [...articles.keys()]
    return [...new Set(keywords.flatMap(placesOf))].toSorted((a, b) => a - b)
  }
}

/** A possessive s is no word of a keyword. */
const wordsOf = (keyword: string): readonly string[] =>
  keyword.split(/(?:['’]s(?![\p{L}\p{N}])|[^\p{L}\p{M}\p{N}])+/iu).filter((word) => word !== '')
