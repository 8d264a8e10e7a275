import type { UiLanguage } from '@xuekan/core'
import type { PageName } from '@xuekan/core/route'
import { pageWords, type PageWords } from '../../ui/locales/page-words.ts'
import type { Translate } from '../../ui/locales/translate.ts'

type Messages = Readonly<Record<string, string>>

/** The words of one language; the other's are never fetched, and what some pages alone say comes with these. */
const tables: Readonly<Record<UiLanguage, Readonly<Record<'base' | PageWords, () => Promise<Messages>>>>> = {
  zh: {
    base: async () => (await import('../../ui/locales/base.zh.ts')).baseZh,
    account: async () => (await import('../../ui/locales/account.zh.ts')).accountZh,
    'account-settings': async () =>
      (await import('../../ui/locales/account-settings.zh.ts')).accountSettingsZh,
    advanced: async () => (await import('../../ui/locales/advanced.zh.ts')).advancedZh,
    alerts: async () => (await import('../../ui/locales/alerts.zh.ts')).alertsZh,
    article: async () => (await import('../../ui/locales/article.zh.ts')).articleZh,
    collected: async () => (await import('../../ui/locales/collected.zh.ts')).collectedZh,
    failure: async () => (await import('../../ui/locales/failure.zh.ts')).failureZh,
    float: async () => (await import('../../ui/locales/float.zh.ts')).floatZh,
    home: async () => (await import('../../ui/locales/home.zh.ts')).homeZh,
    'index-term': async () => (await import('../../ui/locales/index-term.zh.ts')).indexTermZh,
    journal: async () => (await import('../../ui/locales/journal.zh.ts')).journalZh,
    look: async () => (await import('../../ui/locales/look.zh.ts')).lookZh,
    parallel: async () => (await import('../../ui/locales/parallel.zh.ts')).parallelZh,
    personal: async () => (await import('../../ui/locales/personal.zh.ts')).personalZh,
    results: async () => (await import('../../ui/locales/results.zh.ts')).resultsZh,
    subscribe: async () => (await import('../../ui/locales/subscribe.zh.ts')).subscribeZh,
  },
  en: {
    base: async () => (await import('../../ui/locales/base.en.ts')).baseEn,
    account: async () => (await import('../../ui/locales/account.en.ts')).accountEn,
    'account-settings': async () =>
      (await import('../../ui/locales/account-settings.en.ts')).accountSettingsEn,
    advanced: async () => (await import('../../ui/locales/advanced.en.ts')).advancedEn,
    alerts: async () => (await import('../../ui/locales/alerts.en.ts')).alertsEn,
    article: async () => (await import('../../ui/locales/article.en.ts')).articleEn,
    collected: async () => (await import('../../ui/locales/collected.en.ts')).collectedEn,
    failure: async () => (await import('../../ui/locales/failure.en.ts')).failureEn,
    float: async () => (await import('../../ui/locales/float.en.ts')).floatEn,
    home: async () => (await import('../../ui/locales/home.en.ts')).homeEn,
    'index-term': async () => (await import('../../ui/locales/index-term.en.ts')).indexTermEn,
    journal: async () => (await import('../../ui/locales/journal.en.ts')).journalEn,
    look: async () => (await import('../../ui/locales/look.en.ts')).lookEn,
    parallel: async () => (await import('../../ui/locales/parallel.en.ts')).parallelEn,
    personal: async () => (await import('../../ui/locales/personal.en.ts')).personalEn,
    results: async () => (await import('../../ui/locales/results.en.ts')).resultsEn,
    subscribe: async () => (await import('../../ui/locales/subscribe.en.ts')).subscribeEn,
  },
}

/** The words that the browser has, and how it gets those of a page. */
export interface Words {
  readonly t: Translate
  /** Fetches what this page says beyond the words of every page; it may be drawn afterwards. */
  readonly load: (page: PageName) => Promise<void>
  /** Fetches what something that opens over a page says. */
  readonly loadAlso: (words: readonly PageWords[]) => Promise<void>
}

/** The words of every page, and of the first one. */
export async function loadWords(language: UiLanguage, first: PageName): Promise<Words> {
  const messages: Record<string, string> = {}
  const add = async (files: readonly ('base' | PageWords)[]): Promise<void> => {
    Object.assign(messages, ...(await Promise.all(files.map((file) => tables[language][file]()))))
  }
  await add(['base', ...(pageWords[first] ?? [])])
  return {
    t: createTranslate(messages, language),
    load: (page) => add(pageWords[page] ?? []),
    loadAlso: add,
  }
}

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
