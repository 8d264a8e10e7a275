import { foldAccents } from './fold-accents.ts'

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
