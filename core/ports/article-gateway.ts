import type { Article, ArticleSummary, FullText, IssueSection } from '../domain/article/article.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Articles (C7.15). */
export interface ArticleGateway {
  /** Ids are global: an article of any site is found. 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<Article>
  /** Case-insensitive. 'absent' when there is none. */
  readonly byDoi: (context: RequestContext, doi: string) => AsyncResult<Article>
  /** null when the article has no full text. */
  readonly fullText: (context: RequestContext, id: string) => AsyncResult<FullText | null>
  /** The table of contents of one issue, grouped by column. 'absent' when there is no such issue. */
  readonly contents: (context: RequestContext, issueId: string) => AsyncResult<readonly IssueSection[]>
  /** Newest first, over the journals of the reader's site. */
  readonly latest: (context: RequestContext, size: number) => AsyncResult<readonly ArticleSummary[]>
  /** Most visited first, over the journals of the reader's site. */
  readonly mostRead: (context: RequestContext, size: number) => AsyncResult<readonly ArticleSummary[]>
}
