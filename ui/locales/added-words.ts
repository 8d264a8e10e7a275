import type { UiLanguage } from '@xuekan/core'

/** What stands beside hits that English words alone have found (C7.16); few searches have any, so that it comes with these. */
export const addedWords: Readonly<
  Record<UiLanguage, Readonly<Record<'found' | 'all' | 'direct' | 'uncounted', string>>>
> = {
  zh: {
    found: '英文词另找到',
    direct: '回到直接结果',
    all: '查看全部',
    uncounted: '检索的总数、筛选、导出与订阅不计这些文章。',
  },
  en: {
    found: 'Found by English words alone',
    direct: 'Back to the direct results',
    all: 'Show all of them',
    uncounted: 'The total, filters, export and feed of the search do not count these.',
  },
}
