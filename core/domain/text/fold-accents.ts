/** Text as people type it: without letter case, accents and full width. Law: folding twice changes nothing more. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()

/** Letters with a stroke, and joined ones, as people type them who have no such key. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
}

/** The same for what people look through: letters that no accent makes are plain ones, too. Law: as `foldAccents`. */
export const foldLetters = (text: string): string =>
  foldAccents(text).replace(/[øłđðþæœßı]/g, (letter) => plainLetters[letter] ?? letter)
