/** The two languages of the interface (C1.5). */
export const languages = ['zh', 'en'] as const

export type Language = (typeof languages)[number]

/** Used where nothing else decides (C1.5, C7.2). */
export const defaultLanguage: Language = 'zh'

/** One value in each language. */
export interface Localized<T> {
  readonly zh: T
  readonly en: T
}

/** Text in both languages; '' where a language has none. */
export type LocalizedText = Localized<string>

/** `zh` and `en` are languages; nothing else is. */
export const isLanguage = (raw: unknown): raw is Language => raw === 'zh' || raw === 'en'

export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

/** The text in this language, else in the other one, else ''. */
export const localise = (text: LocalizedText, language: Language): string =>
  text[language] || text[otherLanguage(language)]

/** The text that `localise` shows, alone: the other language's is left out. */
export const inOneLanguage = (text: LocalizedText, language: Language): LocalizedText =>
  text[language] === '' ? text : language === 'zh' ? { zh: text.zh, en: '' } : { zh: '', en: text.en }

/** The language whose text `localise` shows, for `lang` on parts in the other language. */
export const languageShown = (text: LocalizedText, language: Language): Language =>
  text[language] === '' && text[otherLanguage(language)] !== '' ? otherLanguage(language) : language
