import type { Localized } from '@xuekan/core'

/** A value with the BCP 47 tag of the language it is really in. */
export interface Tagged<T> {
  readonly tag: string
  readonly value: T
}

export const isTag = (raw: string): boolean => /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(raw)

/** `pt` of `pt-BR`. */
export const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

const han = /\p{Script=Han}/gu
const letters = /\p{L}/gu

/** True where at least a fifth of the letters are Chinese characters: names of genes and units stand among them. */
export const isHan = (text: string): boolean => {
  const count = text.match(han)?.length ?? 0
  return count > 0 && count * 5 >= (text.match(letters)?.length ?? 0)
}

/** The tag of a text that declares none: the surrounding one, unless its script says otherwise. */
export const guessTag = (text: string, surrounding: string): string => {
  const base = baseOf(surrounding)
  if (isHan(text)) return base === 'zh' || base === 'ja' || base === 'ko' ? surrounding : 'zh'
  return base === 'zh' && /\p{Script=Latin}/u.test(text) ? 'en' : surrounding
}

/**
 * The two slots of the record. Chinese goes to zh; English to en, and where there is no English the first text in
 * any other language.
 */
export const toSlots = <T>(candidates: readonly Tagged<T>[], nothing: T): Localized<T> => {
  const first = (...bases: readonly string[]) => candidates.find((each) => bases.includes(baseOf(each.tag)))
  const other = candidates.find((each) => baseOf(each.tag) !== 'zh')
  return { zh: first('zh')?.value ?? nothing, en: (first('en') ?? other)?.value ?? nothing }
}

/** `toSlots` for texts, of which empty ones do not count. */
export const textSlots = (candidates: readonly Tagged<string>[]): Localized<string> =>
  toSlots(
    candidates.filter((each) => each.value !== ''),
    '',
  )
