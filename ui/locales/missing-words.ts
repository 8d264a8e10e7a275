import type { UiLanguage } from '@xuekan/core'

/** What pages that are missing say beyond the words of every page, in both languages; it comes with the first of them. */
const zh = {
  nearest: '您要找的也许是',
  again: '检索刚才要找的，或者换几个字',
  find: '检索',
  back: '返回上一页',
  report: '告诉编辑部这个链接坏了',
  subject: '失效的链接',
  gap: '此页缺',
  newest: '最新文章',
  wholeIssue: '全部目次',
  archive: '过刊浏览',
} as const

type MissingWords = Readonly<Record<keyof typeof zh, string>>

export const missingWords: Readonly<Record<UiLanguage, MissingWords>> = {
  zh,
  en: {
    nearest: 'You may be looking for',
    again: 'Search for what you asked for, or change a few letters',
    find: 'Search',
    back: 'Go back',
    report: 'Tell the editors that this link is broken',
    subject: 'Broken link',
    gap: 'This page is missing',
    newest: 'Newest articles',
    wholeIssue: 'All contents',
    archive: 'Back issues',
  },
}
