import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'

/** Articles that are compared for each keyword and author, of all sites: of a common keyword more would take long. */
const mostCompared = 500

/** Keywords and authors that articles are looked for by, of each the first: a collaboration has thousands. */
const mostKeys = 20

/** The newest of its site that an article is compared with, and those of its column among them that share no more. */
const mostOfSite = 1000
const mostOfSection = 100

/** What articles are compared by: had with the candidates, since to look for it later would read every article. */
const compared = 'id, site_id, published, doi, column_key, keyword_keys, author_keys'

/**
 * Each key is looked for by itself: of a value that the planner does not know it takes the index, where for a common one
 * it would read the table from its beginning, in the hope of coming upon enough.
 */
const holders = (column: string, param: string): string =>
  `select f.* from unnest((${param}::text[])[1:${mostKeys}]) as sought
    cross join lateral (select ${compared} from article where ${column} @> array[sought] limit ${mostCompared}) f`

const shared = (keys: string, param: string): string =>
  `(select count(*) from unnest(f.${keys}) as key where key = any(${param}::text[]))`

const sql = `with newest as materialized (
    select ${compared} from article where site_id = $4 order by published desc, id desc limit ${mostOfSite}
  ), found as materialized (
    select * from newest where keyword_keys && $2::text[] or author_keys && $3::text[]
    union all (select * from newest where $5 <> '' and column_key = $5
      order by published desc, id desc limit ${mostOfSection})
    union all ${holders('keyword_keys', '$2')}
    union all ${holders('author_keys', '$3')}
  ), ranked as materialized (
    select f.id, f.site_id = $4 as own, f.published,
      ${shared('keyword_keys', '$2')} + 2 * ${shared('author_keys', '$3')}
        + case when f.site_id = $4 and f.column_key = $5 then 1 else 0 end as likeness
    from (select distinct on (id) * from found where id <> $1) f join site s on s.id = f.site_id
    where not s.expired and (f.doi <> '' or f.author_keys <> '{}')
    order by own desc, likeness desc, published desc, id desc limit $6
  )
  select ${articleColumns} from ${articleSource} join ranked r on r.id = a.id
  order by r.own desc, r.likeness desc, r.published desc, a.id desc`

/**
 * Articles that share keywords, authors or the column with this one: those of its own site first, then the more the
 * two share. null where there is no such article. Covers and contents pages are left out. Of a keyword that more than
 * 500 articles have, those of its site are among its newest.
 */
export async function relatedArticles(
  database: Queryable,
  id: number,
  size: number,
): Promise<readonly ArticleRow[] | null> {
  const [own] = await database.query<{
    siteId: number
    columnKey: string
    keywords: readonly string[]
    authors: readonly string[]
  }>(
    `select site_id as "siteId", column_key as "columnKey", keyword_keys as keywords, author_keys as authors
    from article where id = $1`,
    [id],
  )
  if (own === undefined) return null
  return database.query<ArticleRow>(sql, [id, own.keywords, own.authors, own.siteId, own.columnKey, size])
}
