import type { UiLanguage } from '@xuekan/core'
import { citeEn } from './cite.en.ts'
import { citeZh } from './cite.zh.ts'

/** The words of the panel of citations in both languages. */
export const citeWords: Readonly<Record<UiLanguage, Readonly<Record<keyof typeof citeZh, string>>>> = {
  zh: citeZh,
  en: citeEn,
}
