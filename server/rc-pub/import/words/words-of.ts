const withoutZeros = (word: string): string =>
  word.startsWith('0') ? word.replace(/^0+(?=\p{N})/u, '') : word

/**
 * The words of a text: letters and digits in runs, each Chinese character and Korean syllable by itself. Letters of
 * mathematical alphabets and ligatures count as what they stand for, and numbers without the zeros before them.
 */
export const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Script=Han}\p{Script=Hangul}]|[^\P{L}\p{Script=Han}\p{Script=Hangul}]+|\p{N}+/gu) ?? []
  ).map(withoutZeros)

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
}

/** The words that a reader of this HTML is told: its text, and the words that stand for pictures and abbreviations. */
export const wordsOfHtml = (html: string): readonly string[] =>
  wordsOf(
    html
      .replace(
        /<[^>]*?(?: (?:title|alt)="([^"]*)"[^>]*)?>/g,
        (_tag, told: string | undefined) => ` ${told ?? ''} `,
      )
      .replace(/&(?:lt|gt|amp|quot);/g, (entity) => entities[entity] ?? entity),
  )
