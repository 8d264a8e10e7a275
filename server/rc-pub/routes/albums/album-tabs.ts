import type { Language } from '@xuekan/core'
import type { WirePaged } from '../../../../adapters/http/contract/paged.ts'
import { mediaOfArticles, type AlbumRow } from '../../store/find-albums.ts'
import type { ArticleMediaKind, ArticleMediaRow } from '../../store/find-article-media.ts'
import { articleIdsByDoi, articlesInOrder } from '../../store/find-articles-by-doi.ts'
import { expertsByKey } from '../../store/find-experts.ts'
import { listedArticle } from '../articles/wire-article.ts'
import { data, type CallContext, type HandlersOf, type Outcome } from '../call-handler.ts'
import { wireExpert } from '../experts/wire-expert.ts'
import { askedPage, onePage, type AskedPage } from '../paging.ts'
import { wireArticleMedia } from '../pictures/wire-media.ts'
import { wireTable } from '../tables/tables.ts'
import { askedAlbum } from './albums.ts'

type Tabs = 'albumPapers' | 'albumFigures' | 'albumTables' | 'albumExperts'

/** The tabs of an album (C2.28); an album that is not there holds nothing. */
export const albumTabHandlers: HandlersOf<Tabs> = {
  albumPapers: (context) =>
    tab(context, async (album, page) => {
      const { database, language } = context
      const ids = await articleIdsByDoi(database, album)
      const rows = await articlesInOrder(database, ids.slice(page.offset, page.offset + page.size))
      return { content: rows.map((row) => listedArticle(row, language)), total: ids.length }
    }),
  albumFigures: (context) => media(context, 'figure', wireArticleMedia),
  albumTables: (context) => media(context, 'table', wireTable),
  albumExperts: (context) =>
    tab(context, async (album, page) => {
      const { rows, total } = await expertsByKey(context.database, album, page)
      return { content: rows.map((row) => wireExpert(row, context.language)), total }
    }),
}

const media = <T>(
  context: CallContext,
  kind: ArticleMediaKind,
  wire: (row: ArticleMediaRow, language: Language) => T,
): Promise<Outcome<WirePaged<T>>> =>
  tab(context, async (album, { offset, size }) => {
    const rows = await mediaOfArticles(context.database, kind, await articleIdsByDoi(context.database, album))
    const content = rows.slice(offset, offset + size).map((row) => wire(row, context.language))
    return { content, total: rows.length }
  })

/** One page of what the album of the call holds. */
async function tab<T>(
  context: CallContext,
  read: (
    album: AlbumRow,
    page: AskedPage,
  ) => Promise<{ readonly content: readonly T[]; readonly total: number }>,
): Promise<Outcome<WirePaged<T>>> {
  const page = askedPage(context)
  const album = await askedAlbum(context)
  const { content, total } = album === null ? { content: [], total: 0 } : await read(album, page)
  return data(onePage(page, content, total))
}
