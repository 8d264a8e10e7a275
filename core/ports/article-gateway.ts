import type { Article, ArticleSummary, FullText, IssueColumn } from '../domain/article/article.ts'
import type { Answer, Reader } from './answer.ts'

/** Articles (C7.15). */
export interface ArticleGateway {
  /** Ids are global: an article of any site is found. 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<Article>
  /** Case-insensitive. 'absent' when there is none. */
  readonly byDoi: (reader: Reader, doi: string) => Answer<Article>
  /** null when the article has no full text. */
  readonly fullText: (reader: Reader, id: string) => Answer<FullText | null>
  /** The table of contents of one issue, grouped by column. 'absent' when there is no such issue. */
  readonly contents: (reader: Reader, periodId: string) => Answer<readonly IssueColumn[]>
  /** Newest first, over the journals of the reader's site. */
  readonly latest: (reader: Reader, size: number) => Answer<readonly ArticleSummary[]>
  /** Most visited first, over the journals of the reader's site. */
  readonly mostRead: (reader: Reader, size: number) => Answer<readonly ArticleSummary[]>
}
