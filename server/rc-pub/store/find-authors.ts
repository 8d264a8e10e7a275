import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'

const written = 'a.site_id = any($1::bigint[]) and a.author_keys @> array[$2::text]'

/** The articles of these journals that have an author under this key, newest first. */
export const articlesByAuthor = (
  database: Queryable,
  sites: readonly number[],
  key: string,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<readonly ArticleRow[]> =>
  database.query<ArticleRow>(
    `with hits as materialized (
      select a.id, a.published from article a where ${written}
    )
    select ${articleColumns} from ${articleSource} join (
      select id, published from hits order by published desc, id desc limit $3 offset $4
    ) h on h.id = a.id
    order by h.published desc, a.id desc`,
    [sites, key, size, offset],
  )

export async function countByAuthor(
  database: Queryable,
  sites: readonly number[],
  key: string,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from article a where ${written}`,
    [sites, key],
  )
  return row?.count ?? 0
}
