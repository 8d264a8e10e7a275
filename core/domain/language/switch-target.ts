import type { UiLanguage } from './ui-language.ts'

const targets: Readonly<Record<UiLanguage, UiLanguage>> = { zh: 'en', en: 'zh' }

/** The language that the language switch leads to (C4.2). */
export const switchTarget = (language: UiLanguage): UiLanguage => targets[language]
