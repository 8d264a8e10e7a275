import { searchPageSize, type SearchQuery, type SearchSort } from '@xuekan/core'
import { articleColumns, articleSource, type ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { articleCondition, type ConditionInput } from './article-condition.ts'
import { countFacets, type FoundFacets } from './count-facets.ts'
import { highlightWords } from './highlight-words.ts'
import { createSqlParams } from './sql-params.ts'

export interface ArticleSearch extends ConditionInput {
  readonly query: SearchQuery
  /** Hits on one page, a divisor of `rankedHits`. */
  readonly size?: number
}

export interface FoundArticles extends FoundFacets {
  readonly rows: readonly ArticleRow[]
  readonly words: readonly string[]
}

/** Only so many of the newest hits are ranked, since the index does not rank: beyond them hits come by date. */
const rankedHits = 1_000

const orders: Readonly<Record<Exclude<SearchSort, 'relevance'>, string>> = {
  date: 'a.published desc, a.id desc',
  views: 'a.visits desc, a.id desc',
  downloads: 'a.downloads desc, a.id desc',
  citations: 'a.citations desc, a.id desc',
}

/** One page of hits with the number of all of them, facets, and the words to highlight (C7.15). */
export async function searchArticles(database: Queryable, search: ArticleSearch): Promise<FoundArticles> {
  const counted = await countFacets(database, search)
  const rows = counted.total === 0 ? [] : await findPage(database, search)
  return { ...counted, rows, words: await highlightWords(database, search.query) }
}

async function findPage(database: Queryable, search: ArticleSearch): Promise<readonly ArticleRow[]> {
  const { sort, page } = search.query
  const { size = searchPageSize } = search
  const params = createSqlParams()
  const { where, ranked } = articleCondition(params, search)
  const offset = (page - 1) * size
  const slice = `limit ${params.add(size)}::int offset ${params.add(offset)}::int`

  if (sort !== 'relevance' || ranked === null || offset >= rankedHits) {
    const order = orders[sort === 'relevance' ? 'date' : sort]
    return database.query<ArticleRow>(
      `select ${articleColumns} from ${articleSource} where ${where} order by ${order} ${slice}`,
      params.values,
    )
  }
  return database.query<ArticleRow>(
    `with hits as materialized (
      select a.id, a.fts, a.published from article a where ${where} order by ${orders.date} limit ${rankedHits}
    ), best as (
      select id, published, ts_rank(fts, ${ranked}) as rank from hits order by rank desc, published desc, id desc ${slice}
    )
    select ${articleColumns} from ${articleSource} join best on best.id = a.id
    order by best.rank desc, best.published desc, best.id desc`,
    params.values,
  )
}
