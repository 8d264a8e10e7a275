import type { ArticleSummary } from '../../domain/article/article.ts'
import type { ListedArticle } from '../../domain/article/listed-article.ts'
import type { Paged } from '../../domain/page/paged.ts'

/** A page of articles that come without the beginning of their abstracts. */
export const listedPage = (page: Paged<ArticleSummary>): Paged<ListedArticle> => ({
  ...page,
  content: page.content.map((article) => ({ article, snippet: '' })),
})
