import type { DepositedArticle } from '@xuekan/core/content'
import { pageHostOf } from '@xuekan/core/route'
import { asSiteId } from '@xuekan/core/site'
import { harvestedArticles } from '../harvest/harvested-articles.ts'
import type { Repository } from '../harvest/repository.ts'
import { doiSpellings } from '../routes/articles/doi-spellings.ts'
import type { Queryable, SqlValue } from '../store/database.ts'
import { articleByDoi } from '../store/find-articles.ts'
import { referencesOf } from '../store/find-article-details.ts'
import { journalsOf, type SiteRow } from '../store/site-row.ts'
import { depositedArticle } from './deposited-article.ts'

/** Finds what registries are told of articles, with the addresses that they have below an origin. */
export interface DepositSource {
  /** The journals whose articles these are. */
  readonly journals: readonly SiteRow[]
  /** In the order of these ids; those alone that have a DOI. */
  readonly byIds: (ids: readonly number[]) => Promise<readonly DepositedArticle[]>
  /** null for a DOI that no article has. */
  readonly byDoi: (doi: string) => Promise<DepositedArticle | null>
  /** Of one issue of a journal, by its short name. */
  readonly ofIssue: (issue: {
    sld: string
    year: number
    issue: string
  }) => Promise<readonly DepositedArticle[]>
  /** What has changed since a day, the longest ago first. */
  readonly since: (day: string) => Promise<readonly DepositedArticle[]>
}

export async function openDepositSource(database: Queryable, origin: string): Promise<DepositSource> {
  const host = pageHostOf(origin, { id: asSiteId(''), sld: '' }, [new URL(origin).hostname])
  return depositSource(database, { host, journals: await journalsOf(database, { id: 0, type: 'all' }) })
}

/** The same of the articles of some journals, with the addresses that they have beside a host. */
export function depositSource(
  database: Queryable,
  { host, journals }: Pick<Repository, 'host' | 'journals'>,
): DepositSource {
  const read = async (ids: readonly number[]): Promise<readonly DepositedArticle[]> => {
    const found = await harvestedArticles(database, { host, journals }, ids)
    const articles: DepositedArticle[] = []
    for (const id of ids) {
      const article = found.get(id)
      const isOurs = journals.some((journal) => journal.id === article?.row.siteId)
      if (article !== undefined && isOurs && article.row.record.doi !== '')
        articles.push(depositedArticle(article, await referencesOf(database, id)))
    }
    return articles
  }
  const found = async (sql: string, values: readonly SqlValue[]): Promise<readonly DepositedArticle[]> =>
    read((await database.query<{ id: number }>(sql, values)).map(({ id }) => id))
  return {
    journals,
    byIds: read,
    byDoi: async (doi) => {
      const row = await articleByDoi(database, doiSpellings(doi), null)
      return row === null ? null : ((await read([row.id]))[0] ?? null)
    },
    ofIssue: ({ sld, year, issue }) =>
      found(
        `select a.id from article a join site s on s.id = a.site_id join period p on p.id = a.period_id
        where s.sld = $1 and p.year = $2 and p.issue = $3 and not s.expired order by a.id`,
        [sld, year, issue],
      ),
    since: (day) =>
      found(
        `select c.article_id as id from article_change c join site s on s.id = c.site_id
        where c.changed_at >= $1::text::timestamptz and c.article_id is not null and not s.expired
        order by c.changed_at, c.number`,
        [`${day}T00:00:00Z`],
      ),
  }
}
