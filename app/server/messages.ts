import type { UiLanguage } from '@xuekan/core'
import { createInstance } from 'i18next'
import type { Translate } from '../../ui/locales/translate.ts'

/** The words of each language. */
const tables: Readonly<Record<UiLanguage, () => Promise<Readonly<Record<string, string>>>>> = {
  zh: async () => (await import('../../ui/locales/zh.ts')).zh,
  en: async () => (await import('../../ui/locales/en.ts')).en,
}

/** A translator fixed to one language, with an i18next instance of its own. */
export async function loadTranslate(language: UiLanguage): Promise<Translate> {
  const messages = await tables[language]()
  const instance = createInstance()
  await instance.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders
    interpolation: { escapeValue: false },
  })
  const translate = instance.getFixedT(language)
  // hundreds of words stand on every page, and those without parameters are always the same
  const fixed = new Map<Parameters<Translate>[0], string>()
  return (key, params) => {
    if (params !== undefined) return translate(key, params)
    const known = fixed.get(key) ?? translate(key, {})
    fixed.set(key, known)
    return known
  }
}
