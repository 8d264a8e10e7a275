import type { UiLanguage } from '../language/ui-language.ts'
import type { ArticleLink, IssueSection } from './article.ts'
import { articleLinkIn } from './article-link.ts'

/** The articles before and after this one in the order of the issue's contents; null at the ends. Their titles come in one language. */
export function articleNeighbours(
  sections: readonly IssueSection[],
  id: string,
  language: UiLanguage,
): { readonly previous: ArticleLink | null; readonly next: ArticleLink | null } {
  const articles = sections.flatMap((section) => section.articles)
  const index = articles.findIndex((article) => article.id === id)
  if (index < 0) return { previous: null, next: null }
  return { previous: linkTo(articles[index - 1], language), next: linkTo(articles[index + 1], language) }
}

const linkTo = (article: ArticleLink | undefined, language: UiLanguage): ArticleLink | null =>
  article === undefined ? null : articleLinkIn(article, language)
