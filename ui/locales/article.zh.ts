import { readingZh } from './reading.zh.ts'

/** What the page of an article alone says: what the article is, and what befell it. */
export const articleZh = {
  ...readingZh,
  'kind.research': '研究论文',
  'kind.review': '综述',
  'kind.correction': '更正',
  'kind.retraction': '撤稿声明',
  'kind.concern': '关切声明',
  'kind.editorial': '社论',
  'kind.letter': '来信',
  'kind.commentary': '评论',
  'kind.reply': '回复',
  'kind.case': '病例报告',
  'kind.brief': '简报',
  'kind.news': '消息',
  'kind.book': '书评',
  'notice.retraction.changed': '本文已撤稿，见：',
  'notice.retraction.notice': '本声明撤回：',
  'notice.concern.changed': '编辑部对本文表示关切，见：',
  'notice.concern.notice': '本声明所关切的文章：',
  'notice.correction.changed': '本文已有更正，见：',
  'notice.correction.notice': '本文更正：',
  'notice.retracted': '已撤稿',
  'article.favourite': '收藏',
  'authors.more_one': '另有 {{shown}} 位作者',
  'authors.more_other': '另有 {{shown}} 位作者',
} as const
