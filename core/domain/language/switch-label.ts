import type { HeaderStyle } from '../shell/header-config.ts'
import { switchTarget } from './switch-target.ts'
import type { UiLanguage } from './ui-language.ts'

/** Header styles whose switch reads 'EN' or 'CN'; the others spell it out. */
const shortLabelStyles: readonly HeaderStyle[] = [1, 3, 5]

const shortLabels = { zh: 'CN', en: 'EN' } as const
const longLabels = { zh: '切换中文', en: 'English Version' } as const

/** What the language switch reads: the language that it leads to (C4.3). */
export const switchLabel = (style: HeaderStyle, language: UiLanguage): string =>
  (shortLabelStyles.includes(style) ? shortLabels : longLabels)[switchTarget(language)]
