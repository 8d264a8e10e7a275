import type { ArticleSummary } from '../article/article.ts'
import type { ContentLanguage } from '../language/content-language.ts'
import type { ArticleFloat } from '../media/article-float.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** The two full texts of an article beside each other. */
export interface ParallelContent {
  readonly article: ArticleSummary
  /** In the order of the sides: the reader's language first. */
  readonly languages: readonly [ContentLanguage, ContentLanguage]
  /** Rows of pairs, as `printPairs` writes them. */
  readonly html: SafeHtml
  readonly floats: readonly ArticleFloat[]
}
