import type { ArticleSummary } from './article.ts'

/** An article as a list shows it to readers who decide whether to open it. */
export interface ListedArticle {
  readonly article: ArticleSummary
  /** Plain text of the beginning of the abstract in the language asked for; ''. */
  readonly snippet: string
}
