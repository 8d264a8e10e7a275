import { fallbacks, type UiLanguage } from '@xuekan/core'
import type { Article, OutlineEntry } from '@xuekan/core/content'
import type { Translate } from '../../locales/translate.ts'

const abstracts = {
  zh: { id: 'abstractsZh', label: 'article.abstractZh' },
  en: { id: 'abstractsEn', label: 'article.abstractEn' },
} as const

/** The headings of the text, behind the abstract that stands first, where there is one; then who paid and the citation. */
export const wholeOutline = (
  t: Translate,
  language: UiLanguage,
  abstract: Article['abstract'],
  headings: readonly OutlineEntry[],
  funding: string,
): readonly OutlineEntry[] => {
  const shown = fallbacks(language).find((each) => abstract[each] !== null)
  return [
    ...(shown === undefined
      ? []
      : [{ id: abstracts[shown].id, text: t(abstracts[shown].label), level: 2 } as const]),
    ...headings,
    ...(funding === '' ? [] : [{ id: 'funding-statement', text: t('article.funding'), level: 2 } as const]),
    { id: 'cite', text: t('article.cite'), level: 2 },
  ]
}
