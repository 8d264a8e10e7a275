import { attachTypes, type AttachType } from '@xuekan/core/content'
import type { ArticleRow } from '../../store/article-row.ts'

/** Whether a download gives a PDF: one that came with the article, or one printed from its full text. */
export const hasPdf = ({ hasText, record }: Pick<ArticleRow, 'hasText' | 'record'>): boolean =>
  hasText || record.attachments.some(({ code }) => code === 'pdf')

/** What a download gives of an article (C7.15). */
export const attachCodes = (row: Pick<ArticleRow, 'hasText' | 'record'>): readonly AttachType[] =>
  hasPdf(row) ? attachTypes : ['metaxml']
