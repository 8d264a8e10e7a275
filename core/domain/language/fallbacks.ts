import { rangesOf, uiLanguageOf, type ContentLanguage } from './content-language.ts'
import { isUiLanguage, type UiLanguage } from './ui-language.ts'

/** Every language of the interface, for a reader of each. */
const ofInterface: Readonly<Record<UiLanguage, readonly [UiLanguage, ...UiLanguage[]]>> = {
  zh: ['zh', 'en'],
  en: ['en', 'zh'],
}

/**
 * The languages in which a text is looked for, in this order: the language itself, what it is a form of, then those of
 * the interface. To readers of any other language English is nearer than Chinese.
 */
export function fallbacks(language: UiLanguage): readonly [UiLanguage, ...UiLanguage[]]
export function fallbacks(language: ContentLanguage): readonly [ContentLanguage, ...ContentLanguage[]]
export function fallbacks(language: ContentLanguage): readonly [ContentLanguage, ...ContentLanguage[]] {
  if (isUiLanguage(language)) return ofInterface[language]
  const [, ...shorter] = rangesOf(language)
  const last = ofInterface[uiLanguageOf(language) ?? 'en'].filter((each) => !shorter.includes(each))
  return [language, ...shorter, ...last]
}
