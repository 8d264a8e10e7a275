import { parseContentLanguage, uiLanguageOf, type ContentLanguage, type Localized } from '@xuekan/core'
import { attribute, type XmlElement } from '../xml/xml-tree.ts'

/** A value with the language that it is really in. */
export interface Tagged<T> {
  readonly tag: ContentLanguage
  readonly value: T
}

/** The language that an element says it is in; null where it says none, or what is no tag. */
export const declaredLanguage = (element: XmlElement): ContentLanguage | null =>
  parseContentLanguage(attribute(element, 'xml:lang'))

/** `pt` of `pt-BR`. */
export const baseOf = (language: ContentLanguage): string => language.split('-')[0] ?? ''

export const isChinese = (language: ContentLanguage): boolean => uiLanguageOf(language) === 'zh'

const han = /\p{Script=Han}/gu
const letters = /\p{L}/gu

/** True where at least a fifth of the letters are Chinese characters: names of genes and units stand among them. */
export const isHan = (text: string): boolean => {
  const count = text.match(han)?.length ?? 0
  return count > 0 && count * 5 >= (text.match(letters)?.length ?? 0)
}

const cyrillic = /\p{Script=Cyrillic}/u
const arabic = /\p{Script=Arabic}/u
const kanaOrHan = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** The letters of languages that are not written in Latin ones, but for Chinese. */
const lettersOf = new Map<string, RegExp>([
  ...['ru', 'uk', 'be', 'bg', 'mk', 'kk', 'ky', 'mn'].map((base) => [base, cyrillic] as const),
  ...['ar', 'fa', 'ur'].map((base) => [base, arabic] as const),
  ['ja', kanaOrHan],
  ['ko', /[\p{Script=Hangul}\p{Script=Han}]/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
])

/** The language of a text that declares none: the surrounding one, unless its script says otherwise. */
export const guessTag = (text: string, surrounding: ContentLanguage): ContentLanguage => {
  const base = baseOf(surrounding)
  if (isHan(text)) return base === 'zh' || base === 'ja' || base === 'ko' ? surrounding : 'zh'
  const isForeign = base === 'zh' || lettersOf.get(base)?.test(text) === false
  return isForeign && /\p{Script=Latin}/u.test(text) ? 'en' : surrounding
}

/**
 * The two slots of the record. Chinese goes to zh; English to en, and where there is no English the first text in
 * any other language.
 */
export const toSlots = <T>(candidates: readonly Tagged<T>[], nothing: T): Localized<T> => {
  const first = (slot: keyof Localized<T>) => candidates.find((each) => uiLanguageOf(each.tag) === slot)
  const other = candidates.find((each) => !isChinese(each.tag))
  return { zh: first('zh')?.value ?? nothing, en: (first('en') ?? other)?.value ?? nothing }
}

/** Texts that say something. */
export const filled = (texts: readonly Tagged<string>[]): readonly Tagged<string>[] =>
  texts.filter((each) => each.value !== '')

/** `toSlots` for texts, of which empty ones do not count. */
export const textSlots = (candidates: readonly Tagged<string>[]): Localized<string> =>
  toSlots(filled(candidates), '')
