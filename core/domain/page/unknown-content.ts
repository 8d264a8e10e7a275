import type { ArticleSummary } from '../article/article.ts'
import type { Issue } from '../issue/issue.ts'

/** What a site has in place of a page that it has not (C2.4). */
export interface UnknownContent {
  /** The issue whose contents these are; null for the newest articles of a site. */
  readonly issue: Issue | null
  readonly articles: readonly ArticleSummary[]
}
