import type { UiLanguage } from '@xuekan/core'
import type { SuggestionKind } from '@xuekan/core/search'

/** What a suggestion is, in both languages; it comes with the list and burdens no page. */
export const suggestionWords: Readonly<Record<UiLanguage, Readonly<Record<SuggestionKind, string>>>> = {
  zh: { keyword: '关键词', title: '题名', author: '作者', journal: '期刊', doi: 'DOI' },
  en: { keyword: 'Keyword', title: 'Title', author: 'Author', journal: 'Journal', doi: 'DOI' },
}
