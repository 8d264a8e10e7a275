import type { UiLanguage } from '@xuekan/core'
import type { WirePaged } from '@xuekan/rc-pub/contract'
import type { Queryable } from '../../store/database.ts'
import { albums, type AlbumRow } from '../../store/find-albums.ts'
import {
  mediaOfArticles,
  type ArticleMediaKind,
  type ArticleMediaRow,
} from '../../store/find-article-media.ts'
import { articleIdsByDoi, articlesByDoi } from '../../store/find-articles-by-doi.ts'
import { expertsByKey } from '../../store/find-experts.ts'
import { noRows, type PageRange, type RowPage } from '../../store/query-page.ts'
import { answerPage, listCollection, namedEntry, oneOfCollection } from '../answer-page.ts'
import { listedArticle } from '../articles/wire-article.ts'
import type { EndpointHandler, HandlersOf } from '../endpoint-handler.ts'
import { wireExpert } from '../experts/wire-expert.ts'
import { wireArticleMedia } from '../pictures/wire-media.ts'
import { wireTable } from '../tables/tables.ts'
import { wireAlbum, wireGuestEditors } from './wire-album.ts'

/** What an album holds of one sort, page by page. */
type FindInAlbum<Row> = (database: Queryable, album: AlbumRow, page: PageRange) => Promise<RowPage<Row>>

const media =
  (kind: ArticleMediaKind): FindInAlbum<ArticleMediaRow> =>
  async (database, album, page) =>
    mediaOfArticles(database, kind, await articleIdsByDoi(database, album), page)

const [figures, tables] = [media('figure'), media('table')]

/** A tab of an album (C2.28); an album that is not there holds nothing. */
const tab =
  <Row, T>(
    find: FindInAlbum<Row>,
    wire: (row: Row, language: UiLanguage) => T,
  ): EndpointHandler<WirePaged<T>> =>
  async (context) => {
    const album = await namedEntry(albums, context)
    const nothing = { rows: [], total: 0 }
    return answerPage(
      context,
      async (page) => (album === null ? nothing : find(context.database, album, page)),
      wire,
    )
  }

/** C7.16: special albums, and how much their tabs hold (C2.28). */
export const albumHandlers: HandlersOf<
  'albumList' | 'albumById' | 'albumPapers' | 'albumFigures' | 'albumTables' | 'albumExperts'
> = {
  albumList: listCollection(albums, wireAlbum),
  albumById: oneOfCollection(albums, async (album, { database, language }) => {
    const count = async (find: FindInAlbum<unknown>) => (await find(database, album, noRows)).total
    return {
      ...wireAlbum(album, language),
      paperCount: await count(articlesByDoi),
      figureCount: await count(figures),
      tableCount: await count(tables),
      expertCount: await count(expertsByKey),
      editors: wireGuestEditors(album, language),
    }
  }),
  albumPapers: tab(articlesByDoi, listedArticle),
  albumFigures: tab(figures, wireArticleMedia),
  albumTables: tab(tables, wireTable),
  albumExperts: tab(expertsByKey, wireExpert),
}
