import type { ArticleSummary } from '../article/article.ts'
import type { HomeContent } from '../page/home-content.ts'
import type { ModuleContent } from './home-module.ts'

/** Every article that a home shows, once, in the order of its rows. */
export function articlesOfHome({ rows }: HomeContent): readonly ArticleSummary[] {
  const byId = new Map<string, ArticleSummary>()
  for (const cell of rows.flat())
    for (const { content } of cell.modules)
      for (const article of content === null ? [] : articlesOf(content))
        if (!byId.has(article.id)) byId.set(article.id, article)
  return [...byId.values()]
}

function articlesOf(content: ModuleContent): readonly ArticleSummary[] {
  switch (content.kind) {
    case 'lead':
      return [content.article]
    case 'issue':
    case 'contents':
      return content.sections.flatMap(({ articles }) => articles)
    case 'onlineFirst':
    case 'justAccepted':
    case 'latest':
    case 'ranking':
      return content.articles
    default:
      return []
  }
}
