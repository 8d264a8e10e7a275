import { mostCitedIds } from '@xuekan/rc-pub/contract'
import type { ArticleRow } from '../../store/article-row.ts'
import type { Queryable } from '../../store/database.ts'
import { articlesByIds } from '../../store/find-articles.ts'
import { data, readId, refused, type Outcome } from '../endpoint-handler.ts'

/** Said of a request that cannot be answered as it is. */
const badRequest = 400

/**
 * The articles that a list of ids names, with commas: each once, in the order of the ids. What is no article's id is
 * left out, since a basket can be older than a withdrawal.
 */
export async function requestedArticles(
  database: Queryable,
  raw: string,
): Promise<Outcome<readonly ArticleRow[]>> {
  const named = [...new Set(raw.split(',').map((part) => part.trim()))].filter((part) => part !== '')
  if (named.length === 0) return refused(badRequest, '请先选择文献', 'No ids are given.')
  if (named.length > mostCitedIds) {
    return refused(
      badRequest,
      `一次最多选择 ${mostCitedIds} 篇文献`,
      `At most ${mostCitedIds} ids are answered at once.`,
    )
  }
  const ids = named.flatMap((part) => readId(part) ?? [])
  const rows = new Map((await articlesByIds(database, ids)).map((row) => [row.id, row]))
  return data([...new Set(ids)].flatMap((id) => rows.get(id) ?? []))
}
