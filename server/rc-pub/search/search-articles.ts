import { searchPageSize, type SearchQuery } from '@xuekan/core'
import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { articlesByIds } from '../store/find-articles.ts'
import { conditionWith, readCondition, stemsOf, type ConditionInput } from './article-condition.ts'
import { countFacets } from './count-facets.ts'
import type { FoundFacet } from './found-facet.ts'
import { findHits } from './find-hits.ts'
import { highlightWords } from './highlight-words.ts'
import { searchOn, type SearchEngine } from './search-engine.ts'

export interface ArticleSearch extends ConditionInput {
  readonly query: SearchQuery
  /** Hits on one page. */
  readonly size?: number
}

export interface FoundArticles {
  /** Exact up to `countCap`, one more beyond it. */
  readonly total: number
  readonly rows: readonly ArticleRow[]
  readonly words: readonly string[]
  readonly facets: readonly FoundFacet[]
}

/**
 * One page of hits with the number of all of them, facets, and the words to highlight (C7.15). The engine tells which
 * articles they are, the store what they are now: one that was withdrawn meanwhile is left out.
 */
export async function searchArticles(
  database: Queryable,
  search: ArticleSearch,
  engine: SearchEngine = searchOn(database),
): Promise<FoundArticles> {
  const { sort, page: number } = search.query
  const { ids, ...found } = await engine.read(async (on) => {
    const stems = await stemsOf(on, search)
    const write = conditionWith(search, stems)
    const hits = await findHits(on, write, { sort, page: number, size: search.size ?? searchPageSize })
    const facets = await countFacets(on, write, hits)
    const { total, ids: page } = hits
    return { total, ids: page, facets, words: highlightWords(search, stems) }
  })
  const rows = new Map(
    (ids.length === 0 ? [] : await articlesByIds(database, ids)).map((row) => [row.id, row]),
  )
  return { ...found, rows: ids.flatMap((id) => rows.get(id) ?? []) }
}

/** The facets alone. */
export const searchClusters = (
  search: ArticleSearch,
  engine: SearchEngine,
): Promise<Pick<FoundArticles, 'total' | 'facets'>> =>
  engine.read(async (on) => {
    const write = await readCondition(on, search)
    const hits = await findHits(on, write, { sort: 'date', page: 1, size: 1 })
    return { total: hits.total, facets: await countFacets(on, write, hits) }
  })
