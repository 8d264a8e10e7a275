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
 * unless it only repeats the other language, as an answer does that has no text in the one asked for.
 */
export function localizedOf(language: UiLanguage, { plain, zh, en }: Spellings): LocalizedText {
  const fixed = { zh: zh ?? '', en: en ?? '' }
  const followed = plain ?? ''
  return fixed[language] === '' && !Object.values(fixed).includes(followed)
    ? { ...fixed, [language]: followed }
    : fixed
}
