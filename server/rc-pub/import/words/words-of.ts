/**
 * The words of a text: letters and digits in runs, each Chinese character by itself. Letters of mathematical alphabets
 * and ligatures count as what they stand for, and numbers without the zeros before them.
 */
export const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? []
  ).map((word) => word.replace(/^0+(?=\p{N})/u, ''))

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
}

/** The words that a reader of this HTML is told: its text, and the words that stand for pictures and abbreviations. */
export const wordsOfHtml = (html: string): readonly string[] =>
  html
    .replace(
      /<[^>]*?(?: (?:title|alt)="([^"]*)"[^>]*)?>/g,
      (_tag, told: string | undefined) => ` ${told ?? ''} `,
    )
    .split(/(&(?:lt|gt|amp|quot);)/)
    .map((part) => entities[part] ?? part)
    .join('')
    .split(/\s+/)
    .flatMap(wordsOf)
