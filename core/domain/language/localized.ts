import { otherLanguage, type UiLanguage } from './ui-language.ts'

/** One value in each language of the interface. */
export interface Localized<T> {
  readonly zh: T
  readonly en: T
}

/** Text in both languages; '' where a language has none. */
export type LocalizedText = Localized<string>

/** The text in this language, else in the other one, else ''. */
export const localise = (text: LocalizedText, language: UiLanguage): string =>
  text[language] || text[otherLanguage(language)]

/** The text that `localise` shows, alone: the other language's is left out. */
export const inOneLanguage = (text: LocalizedText, language: UiLanguage): LocalizedText =>
  text[language] === '' ? text : language === 'zh' ? { zh: text.zh, en: '' } : { zh: '', en: text.en }

/** The language whose text `localise` shows, for `lang` on parts in the other language. */
export const languageShown = (text: LocalizedText, language: UiLanguage): UiLanguage =>
  text[language] === '' && text[otherLanguage(language)] !== '' ? otherLanguage(language) : language
