import type { UiLanguage } from '@xuekan/core'

/** The words of a printed article that are not the article's own. */
export interface PrintMessages {
  readonly abstract: string
  readonly keywords: string
  readonly corresponding: string
  readonly dates: Readonly<Record<'received' | 'revised' | 'accepted' | 'online' | 'published', string>>
  readonly funding: string
  readonly licence: string
  readonly cite: string
  readonly others: string
  /** Between the name of a field and its value. */
  readonly colon: string
  /** Between the items of a list. */
  readonly comma: string
  readonly semicolon: string
}

export const printMessages: Readonly<Record<UiLanguage, PrintMessages>> = {
  zh: {
    abstract: '摘要',
    keywords: '关键词',
    corresponding: '通讯作者',
    dates: { received: '收稿', revised: '修回', accepted: '录用', online: '网络首发', published: '出版' },
    funding: '基金',
    licence: '许可',
    cite: '引用本文',
    others: ' 等',
    colon: '：',
    comma: '，',
    semicolon: '；',
  },
  en: {
    abstract: 'Abstract',
    keywords: 'Keywords',
    corresponding: 'Corresponding author',
    dates: {
      received: 'Received',
      revised: 'Revised',
      accepted: 'Accepted',
      online: 'Online',
      published: 'Published',
    },
    funding: 'Funding',
    licence: 'Licence',
    cite: 'Cite this article',
    others: ' et al.',
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
  },
}
