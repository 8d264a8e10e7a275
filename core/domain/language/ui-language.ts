/** The languages of the interface (C1.5). */
export const uiLanguages = ['zh', 'en'] as const

/** A language of the interface. A text may be in any other: `ContentLanguage`. */
export type UiLanguage = (typeof uiLanguages)[number]

/** Used where nothing else decides (C1.5, C7.2). */
export const defaultLanguage: UiLanguage = 'zh'

/** `zh` and `en` are languages of the interface; nothing else is. */
export const isUiLanguage = (raw: unknown): raw is UiLanguage => raw === 'zh' || raw === 'en'

export const otherLanguage = (language: UiLanguage): UiLanguage => (language === 'zh' ? 'en' : 'zh')
