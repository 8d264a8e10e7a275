import type { LocalizedText, UiLanguage } from '@xuekan/core'
import type { FacetField } from '@xuekan/core/search'

/** What a reader calls a value that is a code, or a range of years; null of one that is a name already. */
export function facetValueName(field: FacetField, value: string, language: UiLanguage): string | null {
  switch (field) {
    case 'articleType':
      return articleTypeName(value, language)
    case 'textLanguage':
      return languageName(value, language)
    case 'year':
      return value.includes('..') ? value.replace('..', '–') : null
    default:
      return null
  }
}

/** As JATS suggests them; of any other type its own words. */
const articleTypes: Readonly<Partial<Record<string, LocalizedText>>> = {
  abstract: { zh: '摘要', en: 'Abstract' },
  addendum: { zh: '补遗', en: 'Addendum' },
  'article-commentary': { zh: '评论', en: 'Commentary' },
  'book-review': { zh: '书评', en: 'Book review' },
  'brief-report': { zh: '简报', en: 'Brief report' },
  'case-report': { zh: '病例报告', en: 'Case report' },
  correction: { zh: '更正', en: 'Correction' },
  'data-paper': { zh: '数据论文', en: 'Data paper' },
  discussion: { zh: '讨论', en: 'Discussion' },
  editorial: { zh: '社论', en: 'Editorial' },
  letter: { zh: '来信', en: 'Letter' },
  news: { zh: '新闻', en: 'News' },
  obituary: { zh: '讣告', en: 'Obituary' },
  'rapid-communication': { zh: '快报', en: 'Rapid communication' },
  'research-article': { zh: '研究论文', en: 'Research article' },
  reply: { zh: '答复', en: 'Reply' },
  retraction: { zh: '撤稿', en: 'Retraction' },
  'review-article': { zh: '综述', en: 'Review article' },
  translation: { zh: '译文', en: 'Translation' },
}

function articleTypeName(type: string, language: UiLanguage): string {
  const known = Object.hasOwn(articleTypes, type) ? articleTypes[type] : undefined
  if (known !== undefined) return known[language]
  const words = type.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function languageName(tag: string, language: UiLanguage): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag
  } catch {
    // what is no language tag has no name
    return tag
  }
}
