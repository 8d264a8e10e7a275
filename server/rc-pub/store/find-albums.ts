import type { Queryable } from './database.ts'
import { mediaOfArticle, type ArticleMediaKind, type ArticleMediaRow } from './find-article-media.ts'
import { queryPage } from './query-page.ts'
import type { AlbumSettings } from './side-settings.ts'

/** An album as it is stored: its articles by DOI, its experts by key. */
export interface AlbumRow {
  readonly id: number
  readonly siteId: number
  readonly dois: readonly string[]
  readonly experts: readonly string[]
  readonly record: AlbumSettings
}

const columns = 'b.id, b.site_id as "siteId", b.dois, b.experts, b.record'

/** One page of the albums of these sites, newest first. */
export const albumPage = (
  database: Queryable,
  sites: readonly number[],
  page: { readonly size: number; readonly offset: number },
): Promise<{ readonly rows: readonly AlbumRow[]; readonly total: number }> =>
  queryPage(
    database,
    {
      columns,
      source: 'from album b where b.site_id = any($1::bigint[])',
      order: 'b.published desc, b.id desc',
      params: [sites],
    },
    page,
  )

/** Ids are global. */
export async function albumById(database: Queryable, id: number): Promise<AlbumRow | null> {
  const [row] = await database.query<AlbumRow>(`select ${columns} from album b where b.id = $1`, [id])
  return row ?? null
}

/** The figures or the tables of these articles, article by article. */
export async function mediaOfArticles(
  database: Queryable,
  kind: ArticleMediaKind,
  articles: readonly number[],
): Promise<readonly ArticleMediaRow[]> {
  const found: ArticleMediaRow[] = []
  for (const id of articles) found.push(...(await mediaOfArticle(database, kind, id)))
  return found
}
