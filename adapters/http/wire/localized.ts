import type { LocalizedText, UiLanguage } from '@xuekan/core'

/** One text as the wire spells it: in the header's language, in Chinese, in English. */
export interface Spellings {
  readonly plain: string | null
  /** Absent before an rc-pub that has only the known names. */
  readonly zh: string | null
  readonly en: string | null
}

/**
 * Both languages out of the spellings. The plain one counts for the header's language where nothing fixed does,
 * unless it only repeats another language, as an answer does that has no text in the one asked for.
 */
export function localizedOf(language: UiLanguage, { plain, zh, en }: Spellings): LocalizedText {
  const fixed = { zh: zh ?? '', en: en ?? '' }
  const followed = plain ?? ''
  return fixed[language] === '' && !Object.values(fixed).includes(followed)
    ? { ...fixed, [language]: followed }
    : fixed
}

/** The names under which a text stands: its own, and `zh…` and `en…` for each language. */
type Spelled<Name extends string> = {
  readonly [Key in Name | `zh${Capitalize<Name>}` | `en${Capitalize<Name>}`]: string | null
}

/** A text that stands under its name and under `zh…` and `en…`. */
export function textFrom<Name extends string>(
  wire: Spelled<Name>,
  name: Name,
  language: UiLanguage,
): LocalizedText {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  // TypeScript does not follow computed keys
  const {
    [name]: plain = null,
    [`zh${capital}`]: zh = null,
    [`en${capital}`]: en = null,
  } = wire as Readonly<Record<string, string | null>>
  return localizedOf(language, { plain, zh, en })
}

/** A title, which stands under the name that the lists of articles give it as well. */
export const titleFrom = (
  wire: Spelled<'resName'> & { readonly title: string | null },
  language: UiLanguage,
): LocalizedText =>
  localizedOf(language, { plain: wire.resName ?? wire.title, zh: wire.zhResName, en: wire.enResName })
