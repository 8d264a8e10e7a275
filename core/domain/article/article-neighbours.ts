import type { ArticleSummary, IssueColumn } from './article.ts'

/** The articles before and after this one in the order of the issue's contents; null at the ends. */
export function articleNeighbours(
  columns: readonly IssueColumn[],
  id: string,
): { readonly previous: ArticleSummary | null; readonly next: ArticleSummary | null } {
  const articles = columns.flatMap((column) => column.articles)
  const index = articles.findIndex((article) => article.id === id)
  if (index < 0) return { previous: null, next: null }
  return { previous: articles[index - 1] ?? null, next: articles[index + 1] ?? null }
}
