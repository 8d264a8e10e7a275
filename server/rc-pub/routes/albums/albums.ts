import { albumById, albumPage, mediaOfArticles, type AlbumRow } from '../../store/find-albums.ts'
import { articleIdsByDoi } from '../../store/find-articles-by-doi.ts'
import { expertsByKey } from '../../store/find-experts.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { data, readId, type CallContext, type HandlersOf } from '../call-handler.ts'
import { askedPage, onePage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { wireAlbum } from './wire-album.ts'

/** Counted without an entry. */
const none = { size: 0, offset: 0 }

/** C7.16: special albums, and how much their tabs hold (C2.28). */
export const albumHandlers: HandlersOf<'albumList' | 'albumById'> = {
  albumList: (context) =>
    withSite(context, async (site) => {
      const { database, language } = context
      const page = askedPage(context)
      const { rows, total } = await albumPage(database, await shownSites(database, site), page)
      return data(
        onePage(
          page,
          rows.map((row) => wireAlbum(row, language)),
          total,
        ),
      )
    }),
  albumById: async (context) => {
    const album = await askedAlbum(context)
    if (album === null) return data(null)
    const { database, language } = context
    const ids = await articleIdsByDoi(database, album)
    return data({
      ...wireAlbum(album, language),
      paperCount: ids.length,
      figureCount: (await mediaOfArticles(database, 'figure', ids)).length,
      tableCount: (await mediaOfArticles(database, 'table', ids)).length,
      expertCount: (await expertsByKey(database, album, none)).total,
    })
  },
}

/** The album that a call names; ids are global. */
export const askedAlbum = ({ database, parameter }: CallContext): Promise<AlbumRow | null> =>
  albumById(database, readId(parameter('id')) ?? -1)
