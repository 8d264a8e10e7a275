import type { UiLanguage } from '@xuekan/core'
import { basketEn } from './basket.en.ts'
import { basketZh } from './basket.zh.ts'

/** The words of the dialogs of citations in both languages. */
export const basketWords: Readonly<Record<UiLanguage, Readonly<Record<keyof typeof basketZh, string>>>> = {
  zh: basketZh,
  en: basketEn,
}
