import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { articlesInOrder } from '../store/find-articles-by-doi.ts'
import type { ArticleIndex, ArticleSearch, FoundIds } from './article-index.ts'

export interface FoundArticles extends Omit<FoundIds, 'ids'> {
  readonly rows: readonly ArticleRow[]
}

/**
 * One page of hits with the number of all of them, facets, and the words to highlight (C7.15). The index tells which
 * articles they are, the store what they are now: one that was withdrawn meanwhile is left out.
 */
export async function searchArticles(
  database: Queryable,
  index: ArticleIndex,
  search: ArticleSearch,
): Promise<FoundArticles> {
  const { ids, ...found } = await index.search(search)
  return { ...found, rows: ids.length === 0 ? [] : await articlesInOrder(database, ids) }
}
