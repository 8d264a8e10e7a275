import { isUiLanguage, type UiLanguage } from './ui-language.ts'

declare const contentLanguage: unique symbol
/** What a text is written in: a BCP 47 tag in canonical form, such as `pt-BR` or `zh-Hans`. Every `UiLanguage` is one. */
export type ContentLanguage = UiLanguage | (string & { readonly [contentLanguage]: 'ContentLanguage' })

/** A language of two or three letters and its subtags; private and reserved languages are none. */
const shape = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i

/**
 * A tag as sources write it: in any letter case, with `_` for `-`, with a code of three letters for one of two. null
 * for what is no tag. Law: what it returns, it reads as the same again.
 */
export function parseContentLanguage(raw: string): ContentLanguage | null {
  const tag = raw.trim().replaceAll('_', '-')
  if (!shape.test(tag)) return null
  try {
    return (Intl.getCanonicalLocales(tag)[0] ?? null) as ContentLanguage | null
  } catch {
    return null
  }
}

/** A tag and what is left of it without its last subtags: `zh-Hans-CN`, `zh-Hans`, `zh` (RFC 4647, 3.4). */
export function rangesOf(language: ContentLanguage): readonly ContentLanguage[] {
  const subtags = language.split('-')
  // a single letter begins an extension, which says nothing alone
  const shorter = subtags.flatMap((subtag, index) =>
    index === subtags.length - 1 || subtag.length === 1 ? [] : [subtags.slice(0, index + 1).join('-')],
  )
  return [language, ...(shorter.toReversed() as ContentLanguage[])]
}

/** The language of the interface that a text's language is a form of: `zh` for `zh-Hans`; null for `pt`. */
export const uiLanguageOf = (language: ContentLanguage): UiLanguage | null =>
  rangesOf(language).find(isUiLanguage) ?? null
