import type { UiLanguage } from '@xuekan/core'

interface SearchHelpWords {
  readonly condition: string
  readonly suggestions: string
  readonly recent: string
  /** That what was searched stays on this device. */
  readonly here: string
  readonly erase: string
  readonly erased: string
  readonly remove: (term: string) => string
  readonly removed: (term: string) => string
  /** How many options a list has, for who does not see it. */
  readonly counted: Readonly<Record<'recent' | 'suggestions', (count: number, shown: string) => string>>
}

/** What helps to write a search, in both languages; it comes with the list and burdens no page. */
export const searchHelpWords: Readonly<Record<UiLanguage, SearchHelpWords>> = {
  zh: {
    condition: '检索字段',
    suggestions: '检索建议',
    recent: '最近检索',
    here: '只保存在本机',
    erase: '全部清除',
    erased: '最近检索已全部清除',
    remove: (term) => `移除“${term}”`,
    removed: (term) => `已移除“${term}”`,
    counted: {
      suggestions: (_, shown) => `${shown} 条检索建议`,
      recent: (_, shown) => `${shown} 条最近检索`,
    },
  },
  en: {
    condition: 'Search by',
    suggestions: 'Suggestions',
    recent: 'Recent searches',
    here: 'on this device only',
    erase: 'Clear all',
    erased: 'All recent searches were cleared',
    remove: (term) => `Remove “${term}”`,
    removed: (term) => `“${term}” was removed`,
    counted: {
      suggestions: (count, shown) => `${shown} ${count === 1 ? 'suggestion' : 'suggestions'}`,
      recent: (count, shown) => `${shown} recent ${count === 1 ? 'search' : 'searches'}`,
    },
  },
}
