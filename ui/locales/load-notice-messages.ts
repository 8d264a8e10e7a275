import type { UiLanguage } from '@xuekan/core'
import type { NoticeMessages } from './notice-messages.ts'

const tables: Readonly<Record<UiLanguage, () => Promise<NoticeMessages>>> = {
  zh: async () => (await import('./notices.zh.ts')).noticesZh,
  en: async () => (await import('./notices.en.ts')).noticesEn,
}

/** The words of every message in one language, fetched when something is first to be told (C8.4). */
export const loadNoticeMessages = (language: UiLanguage): Promise<NoticeMessages> => tables[language]()
