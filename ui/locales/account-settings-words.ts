import type { UiLanguage } from '@xuekan/core'
import type { AccountSettingsTable } from './account-settings-word.ts'
import { accountSettingsEn } from './account-settings.en.ts'
import { accountSettingsZh } from './account-settings.zh.ts'

/** The words of the page of an account's guards in both languages. */
export const accountSettingsWords: Readonly<Record<UiLanguage, AccountSettingsTable>> = {
  zh: accountSettingsZh,
  en: accountSettingsEn,
}
