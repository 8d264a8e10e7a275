import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'

/** Articles that are compared for each reason, of the same site and of all; of a common keyword more would take long. */
const mostCompared = 500

/** The newest of a column that are compared, of so many of the site: a column with few is not looked for in all of it. */
const mostOfSection = 100
const mostOfSite = 1000

const candidates = (condition: string): string =>
  `(select id from article where ${condition} and site_id = $4 and id <> $1 limit ${mostCompared})
    union (select id from article where ${condition} and id <> $1 limit ${mostCompared})`

const shared = (keys: string, param: string): string =>
  `(select count(*) from unnest(a.${keys}) as key where key = any(${param}::text[]))`

const sql = `with found as materialized (
    ${candidates('keyword_keys && $2::text[]')}
    union ${candidates('author_keys && $3::text[]')}
    union (select id from (select id, column_key, published from article where site_id = $4 and $5 <> ''
        order by published desc, id desc limit ${mostOfSite}) newest
      where column_key = $5 and id <> $1 order by published desc, id desc limit ${mostOfSection})
  ), ranked as materialized (
    select a.id, a.site_id = $4 as own, a.published,
      ${shared('keyword_keys', '$2')} + 2 * ${shared('author_keys', '$3')}
        + case when a.site_id = $4 and a.column_key = $5 then 1 else 0 end as likeness
    from found f join article a on a.id = f.id join site s on s.id = a.site_id
    where not s.expired and (a.doi <> '' or a.author_keys <> '{}')
    order by own desc, likeness desc, published desc, id desc limit $6
  )
  select ${articleColumns} from ${articleSource} join ranked r on r.id = a.id
  order by r.own desc, r.likeness desc, r.published desc, a.id desc`

/**
 * Articles that share keywords, authors or the column with this one: those of its own site first, then the more the
 * two share. null where there is no such article. Covers and contents pages are left out.
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
