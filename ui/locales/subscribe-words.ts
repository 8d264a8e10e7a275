import type { UiLanguage } from '@xuekan/core'
import { subscribeEn } from './subscribe.en.ts'
import type { SubscribeTable } from './subscribe-word.ts'
import { subscribeZh } from './subscribe.zh.ts'

/** The words of both languages. */
export const subscribeWords: Readonly<Record<UiLanguage, SubscribeTable>> = {
  zh: subscribeZh,
  en: subscribeEn,
}
