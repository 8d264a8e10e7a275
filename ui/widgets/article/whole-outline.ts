import type { Language, OutlineEntry } from '@xuekan/core'
import type { Translate } from '../../locales/translate.ts'

/** The headings of the text between the abstract and the citation, which the page adds. */
export const wholeOutline = (
  t: Translate,
  language: Language,
  headings: readonly OutlineEntry[],
): readonly OutlineEntry[] => [
  language === 'zh'
    ? { id: 'abstractsZh', text: t('article.abstractZh'), level: 2 }
    : { id: 'abstractsEn', text: t('article.abstractEn'), level: 2 },
  ...headings,
  { id: 'cite', text: t('article.cite'), level: 2 },
]
