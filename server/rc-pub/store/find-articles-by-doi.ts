import type { ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'
import { articlesByIds } from './find-articles.ts'
import type { PageRange, RowPage } from './query-page.ts'

/**
 * The ids of the articles that these DOIs name in any letter case, in their order, each once; of several sites' copies
 * that of this site comes first. A DOI that no article has is passed over, since articles come and go.
 */
export async function articleIdsByDoi(
  database: Queryable,
  { siteId, dois }: { readonly siteId: number; readonly dois: readonly string[] },
): Promise<readonly number[]> {
  const rows = await database.query<{ id: number }>(
    `select distinct on (d.place) a.id
    from unnest($1::text[]) with ordinality as d(doi, place)
    join article a on a.doi <> '' and lower(a.doi) = lower(d.doi)
    order by d.place, a.site_id <> $2, a.id`,
    [dois, siteId],
  )
  return [...new Set(rows.map(({ id }) => id))]
}

/** Articles in the order of their ids. */
export async function articlesInOrder(
  database: Queryable,
  ids: readonly number[],
): Promise<readonly ArticleRow[]> {
  const rows = new Map((await articlesByIds(database, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** One page of the articles that these DOIs name. */
export async function articlesByDoi(
  database: Queryable,
  named: { readonly siteId: number; readonly dois: readonly string[] },
  { size, offset }: PageRange,
): Promise<RowPage<ArticleRow>> {
  const ids = await articleIdsByDoi(database, named)
  return { rows: await articlesInOrder(database, ids.slice(offset, offset + size)), total: ids.length }
}
