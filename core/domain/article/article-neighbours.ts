import type { ArticleLink, IssueColumn } from './article.ts'

/** The articles before and after this one in the order of the issue's contents; null at the ends. */
export function articleNeighbours(
  columns: readonly IssueColumn[],
  id: string,
): { readonly previous: ArticleLink | null; readonly next: ArticleLink | null } {
  const articles = columns.flatMap((column) => column.articles)
  const index = articles.findIndex((article) => article.id === id)
  if (index < 0) return { previous: null, next: null }
  return { previous: linkTo(articles[index - 1]), next: linkTo(articles[index + 1]) }
}

const linkTo = (article: ArticleLink | undefined): ArticleLink | null =>
  article === undefined
    ? null
    : { id: article.id, siteId: article.siteId, doi: article.doi, title: article.title }
