import type { RankingMeasure } from '@xuekan/core/content'
import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'
import { topArticles } from './find-articles.ts'

/**
 * The articles of these journals that were most used since this day (ISO date; null for all time), highest first.
 * Citations are counted whole, of the articles that appeared since then.
 */
export function rankArticles(
  database: Queryable,
  sites: readonly number[],
  by: RankingMeasure,
  since: string | null,
  size: number,
): Promise<readonly ArticleRow[]> {
  if (since === null) return topArticles(database, sites, by, size)
  return by === 'citations'
    ? mostCited(database, sites, since, size)
    : mostUsed(database, sites, by, since, size)
}

const mostCited = (
  database: Queryable,
  sites: readonly number[],
  since: string,
  size: number,
): Promise<readonly ArticleRow[]> =>
  database.query<ArticleRow>(
    `select ${articleColumns} from ${articleSource}
    where a.site_id = any($1::bigint[]) and a.published >= $2 and a.citations > 0
    order by a.citations desc, a.id desc limit $3`,
    [sites, since, size],
  )

/** The days of the first month, the further months of its year, and whole years: no day but of one month is read. */
const mostUsed = (
  database: Queryable,
  sites: readonly number[],
  by: 'visits' | 'downloads',
  since: string,
  size: number,
): Promise<readonly ArticleRow[]> =>
  database.query<ArticleRow>(
    `select ${articleColumns} from ${articleSource} join (
      select article_id as id, sum(used) as used from (
        select article_id, ${by} as used from article_year where site_id = any($1::bigint[]) and year > left($2, 4)
        union all
        select article_id, ${by} from article_month
        where site_id = any($1::bigint[]) and month > left($2, 7) and month <= left($2, 4) || '-12'
        union all
        select article_id, ${by} from article_day
        where site_id = any($1::bigint[]) and day >= $2 and day <= left($2, 7) || '-31'
      ) part group by 1 having sum(used) > 0
      order by used desc, id desc limit $3
    ) u on u.id = a.id
    order by u.used desc, a.id desc`,
    [sites, since, size],
  )
