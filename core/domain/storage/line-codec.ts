import type { Codec } from './codec.ts'

/** Controls, separators of lines and paragraphs, and halves of characters, which no encoding of addresses takes. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u

/** One line of text as it stands, of so many UTF-16 units at most; '' for none. Law: null for any other text. */
export const lineCodec = (limit: number): Codec<string> => ({
  print: (line) => line,
  parse: (text) => (text.length <= limit && !unprintable.test(text) ? text : null),
})
