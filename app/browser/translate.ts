import type { UiLanguage } from '@xuekan/core'
import type { PageName } from '@xuekan/core/route'
import { pageWords, type PageWords } from '../../ui/locales/page-words.ts'
import type { Translate } from '../../ui/locales/translate.ts'

type Messages = Readonly<Record<string, string>>

/** A file of words: one export, the table of one language. */
type WordsFile = Readonly<Record<string, Messages>>

/** The words of one language; the other's are never fetched, and what some pages alone say comes with these. */
const tables: Readonly<Record<UiLanguage, Readonly<Record<'base' | PageWords, () => Promise<WordsFile>>>>> = {
  zh: {
    base: () => import('../../ui/locales/base.zh.ts'),
    account: () => import('../../ui/locales/account.zh.ts'),
    'account-settings': () => import('../../ui/locales/account-settings.zh.ts'),
    advanced: () => import('../../ui/locales/advanced.zh.ts'),
    alerts: () => import('../../ui/locales/alerts.zh.ts'),
    article: () => import('../../ui/locales/article.zh.ts'),
    collected: () => import('../../ui/locales/collected.zh.ts'),
    failure: () => import('../../ui/locales/failure.zh.ts'),
    float: () => import('../../ui/locales/float.zh.ts'),
    home: () => import('../../ui/locales/home.zh.ts'),
    'index-term': () => import('../../ui/locales/index-term.zh.ts'),
    journal: () => import('../../ui/locales/journal.zh.ts'),
    look: () => import('../../ui/locales/look.zh.ts'),
    parallel: () => import('../../ui/locales/parallel.zh.ts'),
    personal: () => import('../../ui/locales/personal.zh.ts'),
    results: () => import('../../ui/locales/results.zh.ts'),
    subscribe: () => import('../../ui/locales/subscribe.zh.ts'),
  },
  en: {
    base: () => import('../../ui/locales/base.en.ts'),
    account: () => import('../../ui/locales/account.en.ts'),
    'account-settings': () => import('../../ui/locales/account-settings.en.ts'),
    advanced: () => import('../../ui/locales/advanced.en.ts'),
    alerts: () => import('../../ui/locales/alerts.en.ts'),
    article: () => import('../../ui/locales/article.en.ts'),
    collected: () => import('../../ui/locales/collected.en.ts'),
    failure: () => import('../../ui/locales/failure.en.ts'),
    float: () => import('../../ui/locales/float.en.ts'),
    home: () => import('../../ui/locales/home.en.ts'),
    'index-term': () => import('../../ui/locales/index-term.en.ts'),
    journal: () => import('../../ui/locales/journal.en.ts'),
    look: () => import('../../ui/locales/look.en.ts'),
    parallel: () => import('../../ui/locales/parallel.en.ts'),
    personal: () => import('../../ui/locales/personal.en.ts'),
    results: () => import('../../ui/locales/results.en.ts'),
    subscribe: () => import('../../ui/locales/subscribe.en.ts'),
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
    const loaded = await Promise.all(files.map((file) => tables[language][file]()))
    Object.assign(messages, ...loaded.flatMap((file) => Object.values(file)))
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
