import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { articlesInOrder } from '../store/find-articles-by-doi.ts'
import { plainText } from './plain-text.ts'
import { spellingsIn } from './spellings.ts'
import type { ArticleIndex, ArticleSearch, FoundIds } from './article-index.ts'

export interface FoundArticles extends Omit<FoundIds, 'ids'> {
  readonly rows: readonly ArticleRow[]
}

/** How these articles write the Chinese words of a search in simplified or traditional characters: to be marked too. */
const writtenOtherwise = (rows: readonly ArticleRow[], words: readonly string[]): readonly string[] => {
  const runs = words.filter((word) => /^\p{Script=Han}+$/u.test(word))
  if (runs.length === 0) return []
  return rows.flatMap(({ record: { title, abstractHtml, keywords } }) => {
    const texts = [title.zh, abstractHtml.zh, ...keywords.zh].map(plainText)
    return texts.flatMap((text) => runs.flatMap((run) => spellingsIn(text, run)))
  })
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
  const rows = ids.length === 0 ? [] : await articlesInOrder(database, ids)
  return { ...found, rows, words: [...new Set([...found.words, ...writtenOtherwise(rows, found.words)])] }
}
