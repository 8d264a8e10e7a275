import { fallbacks } from './fallbacks.ts'
import type { UiLanguage } from './ui-language.ts'

/** One value in each language of the interface. */
export interface Localized<T> {
  readonly zh: T
  readonly en: T
}

/** Text in each language; '' where it has none. */
export type LocalizedText = Localized<string>

/** null, '' and an empty list are no value. */
const isThere = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The language whose value `localise` shows, for `lang` on parts in another one; the same where none has a value. */
export const languageShown = <T>(values: Localized<T>, language: UiLanguage): UiLanguage =>
  fallbacks(language).find((each) => isThere(values[each])) ?? language

/** The value in this language, else in the first of its fallbacks that has one. */
export const localise = <T>(values: Localized<T>, language: UiLanguage): T =>
  values[languageShown(values, language)]

/** The first language beside `shown` that has a value, for what stands in a second line; null where none has. */
export const secondLanguage = <T>(values: Localized<T>, shown: UiLanguage): UiLanguage | null =>
  fallbacks(shown).find((each) => each !== shown && isThere(values[each])) ?? null

/** The text that `localise` shows, alone: every other language's is left out. */
export const inOneLanguage = (text: LocalizedText, language: UiLanguage): LocalizedText => {
  const shown = languageShown(text, language)
  return { ...noText, [shown]: text[shown] }
}

const noText: LocalizedText = { zh: '', en: '' }
