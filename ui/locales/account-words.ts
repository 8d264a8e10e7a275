import type { UiLanguage } from '@xuekan/core'
import type { AccountMessage } from '@xuekan/core/member'
import type { AccountTable } from './account-word.ts'
import { accountEn } from './account.en.ts'
import { accountZh } from './account.zh.ts'
import { noticesEn } from './notices.en.ts'
import { noticesZh } from './notices.zh.ts'

/** The words of both languages, with those of every message that stands beside a field (C8.4). */
export const accountWords: Readonly<
  Record<UiLanguage, AccountTable & Readonly<Record<AccountMessage, string>>>
> = {
  zh: { ...noticesZh, ...accountZh },
  en: { ...noticesEn, ...accountEn },
}
