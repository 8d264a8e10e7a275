/** The languages of the interface (C1.5). */
export const uiLanguages = ['zh', 'en'] as const

/** A language of the interface. What a text is written in is a `ContentLanguage`, which may be any other. */
export type UiLanguage = (typeof uiLanguages)[number]

/** Used where nothing else decides (C1.5, C7.2). */
export const defaultLanguage: UiLanguage = 'zh'

/** `zh` and `en` are languages of the interface; nothing else is. */
export const isUiLanguage = (raw: unknown): raw is UiLanguage => raw === 'zh' || raw === 'en'
