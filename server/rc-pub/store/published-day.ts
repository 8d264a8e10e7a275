import type { ArticleRecord } from './article-record.ts'

/**
 * When an article was published, as an ISO date as exact as it is known: where print tells a month or a year alone, the
 * day within it on which the article went online. '' where nothing is known.
 */
export const publishedDay = ({ published, online }: ArticleRecord['dates']): string =>
  online.startsWith(published) ? online : published
