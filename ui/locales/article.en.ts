import type { articleZh } from './article.zh.ts'
import { readingEn } from './reading.en.ts'

/** What the page of an article alone says, in English. */
export const articleEn: Readonly<Record<keyof typeof articleZh, string>> = {
  ...readingEn,
  'kind.research': 'Research article',
  'kind.review': 'Review',
  'kind.correction': 'Correction',
  'kind.retraction': 'Retraction',
  'kind.concern': 'Expression of concern',
  'kind.editorial': 'Editorial',
  'kind.letter': 'Letter',
  'kind.commentary': 'Commentary',
  'kind.reply': 'Reply',
  'kind.case': 'Case report',
  'kind.brief': 'Brief report',
  'kind.news': 'News',
  'kind.book': 'Book review',
  'notice.retraction.changed': 'This article has been retracted. See:',
  'notice.retraction.notice': 'This notice retracts:',
  'notice.concern.changed': 'The editors have expressed concern about this article. See:',
  'notice.concern.notice': 'This notice expresses concern about:',
  'notice.correction.changed': 'This article has been corrected. See:',
  'notice.correction.notice': 'This notice corrects:',
  'notice.retracted': 'Retracted',
  'article.abstractIn': 'Abstract in {{language}}',
  'article.textIn': 'Full text in {{language}}',
  'article.textLanguages': 'Languages of the full text',
  'article.favourite': 'Favourite',
  'article.keep': 'Add to album',
  'authors.more_one': 'and {{shown}} more author',
  'authors.more_other': 'and {{shown}} more authors',
}
