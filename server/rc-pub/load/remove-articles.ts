import { err, ok, type Result } from '@xuekan/core'
import { bumpContentVersion } from '../store/content-version.ts'
import type { Database } from '../store/database.ts'
import { removeEmptyPeriods } from './save-articles.ts'

/** Why an article was not taken away: no site has it, or several have and none was named. */
export interface NotRemoved {
  readonly doi: string
  /** Short-names of the sites that have it. */
  readonly sites: readonly string[]
}

/**
 * Takes articles away by their DOIs, in any letter case: all of them, or none. Of each its DOI, site, key and the time are kept,
 * so that its page says that it is gone. The site need not be named where one alone has the article.
 */
export const removeArticles = (
  database: Database,
  { dois, sld }: { readonly dois: readonly string[]; readonly sld: string | null },
): Promise<Result<number, NotRemoved>> =>
  database.transaction(async (tx) => {
    const found: { readonly id: number; readonly siteId: number }[] = []
    for (const doi of dois) {
      const rows = await tx.query<{ id: number; siteId: number; sld: string }>(
        `select a.id, a.site_id as "siteId", s.sld from article a join site s on s.id = a.site_id
        where a.doi <> '' and lower(a.doi) = lower($1) and ($2::text is null or s.sld = $2) order by a.id`,
        [doi.replace(/^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i, ''), sld],
      )
      const [only] = rows
      if (only === undefined || rows.length > 1) return err({ doi, sites: rows.map((row) => row.sld) })
      found.push(only)
    }
    const ids = found.map(({ id }) => id)
    await tx.query(
      `insert into article_tombstone (article_id, site_id, key, doi)
      select id, site_id, key, doi from article where id = any($1::bigint[])`,
      [ids],
    )
    await tx.query('delete from article where id = any($1::bigint[])', [ids])
    const sites = [...new Set(found.map(({ siteId }) => siteId))]
    for (const site of sites) await removeEmptyPeriods(tx, site)
    await bumpContentVersion(tx, sites)
    return ok(new Set(ids).size)
  })
