import type { UiLanguage } from '@xuekan/core'
import type { Translate } from '../../ui/locales/translate.ts'

type Messages = Readonly<Record<string, string>>

/** The words of one language; the other's are never fetched. */
const tables: Readonly<Record<UiLanguage, () => Promise<Messages>>> = {
  zh: async () => (await import('../../ui/locales/zh.ts')).zh,
  en: async () => (await import('../../ui/locales/en.ts')).en,
}

export const loadTranslate = async (language: UiLanguage): Promise<Translate> =>
  createTranslate(await tables[language](), language)

/**
 * The browser's translator: what i18next makes of our tables (plural forms by `count`, `{{…}}` for values), without
 * i18next's weight on the first load. A test compares it with i18next for every message.
 */
export function createTranslate(messages: Messages, language: UiLanguage): Translate {
  const plurals = new Intl.PluralRules(language)
  return (key, params = {}) => {
    const { count } = params
    const form = typeof count === 'number' ? messages[`${key}_${plurals.select(count)}`] : undefined
    const message = form ?? messages[key] ?? key
    return message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole))
  }
}
