import type { Localized, LocalizedText } from '@xuekan/core'
import { splitSemicolons } from '@xuekan/core/content'

export const splitEach = ({ zh, en }: LocalizedText): Localized<readonly string[]> => ({
  zh: splitSemicolons(zh),
  en: splitSemicolons(en),
})

/**
 * Names of both languages side by side. Lists of different lengths cannot be paired: then the longer one stands
 * alone, the Chinese one where they are equal in length.
 */
export function pairNames({ zh, en }: Localized<readonly string[]>): readonly LocalizedText[] {
  if (zh.length === en.length) return zh.map((name, index) => ({ zh: name, en: en[index] ?? '' }))
  return zh.length > en.length
    ? zh.map((name) => ({ zh: name, en: '' }))
    : en.map((name) => ({ zh: '', en: name }))
}
