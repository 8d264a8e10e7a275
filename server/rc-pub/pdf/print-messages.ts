import type { UiLanguage } from '@xuekan/core'
import type { ArticleNotice } from '@xuekan/core/content'

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
  /** Of an article that was changed, and of one that says so of another. */
  readonly notices: Readonly<Record<ArticleNotice['change'], Readonly<Record<'changed' | 'notice', string>>>>
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
    notices: {
      retraction: { changed: '本文已撤稿，见：', notice: '本声明撤回：' },
      concern: { changed: '编辑部对本文表示关切，见：', notice: '本声明所关切的文章：' },
      correction: { changed: '本文已有更正，见：', notice: '本文更正：' },
    },
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
    notices: {
      retraction: { changed: 'This article has been retracted. See:', notice: 'This notice retracts:' },
      concern: {
        changed: 'The editors have expressed concern about this article. See:',
        notice: 'This notice expresses concern about:',
      },
      correction: { changed: 'This article has been corrected. See:', notice: 'This notice corrects:' },
    },
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
  },
}
