/** Words that join others and say nothing alone; an index finds everything by them, or next to nothing. */
const smallWords: ReadonlySet<string> = new Set(
  'a an and are as at by for from in into is of on or that the to was with 的 之 与 和 及 或 在 于 对 为 是'.split(
    ' ',
  ),
)

/** Whether a word of a search only joins others, in capitals too. */
export const isSmallWord = (word: string): boolean => smallWords.has(word.toLowerCase())
