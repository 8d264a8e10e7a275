import type { UiLanguage } from '@xuekan/core'
import type { PersonalTable } from './personal-word.ts'
import { personalEn } from './personal.en.ts'
import { personalZh } from './personal.zh.ts'

/** The words of both languages. */
export const personalWords: Readonly<Record<UiLanguage, PersonalTable>> = { zh: personalZh, en: personalEn }
