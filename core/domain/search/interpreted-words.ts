/**
 * The words of a query as they are told to the reader: the index also gives stems for highlighting ('vaccin' beside
 * 'vaccine'), which are left out where the longer word stands there too.
 */
export const interpretedWords = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word) => !words.some((other) => other !== word && /^[a-z]/i.test(word) && other.startsWith(word)),
  )
