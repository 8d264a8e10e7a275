import { highlightRanges } from '../search/highlight-ranges.ts'

/**
 * Whether somebody who asked for these keywords is told of an article with these texts (title, abstract, keywords, in
 * any language, without markup): where one of the texts has each word of one of the keywords, found as the words of a
 * search are marked. Without keywords everybody is told of everything (C5.11). Laws: more keywords tell of no less, and
 * a keyword of the article itself tells of it.
 */
export const isToldOf = (texts: readonly string[], keywords: readonly string[]): boolean =>
  keywords.length === 0 || keywords.some((keyword) => texts.some((text) => hasWords(text, wordsOf(keyword))))

const wordsOf = (keyword: string): readonly string[] =>
  keyword.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')

const hasWords = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => highlightRanges(text, [word]).length > 0)
