/** True of what marks a note: digits, single or repeated letters, low Roman numerals and symbols. Words are none, nor is `n. 3`. */
export const isNoteMark = (text: string): boolean =>
  !/^nn?\.\s*\d/i.test(text) &&
  (text.match(/\p{L}+/gu) ?? []).every((run) => /^(?:(\p{L})\1*|[ivx]+)$/iu.test(run))
