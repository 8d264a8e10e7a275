import { openAlbumTab, type AlbumTab } from '../../domain/album/album-tabs.ts'
import type { ArticleSummary } from '../../domain/article/article.ts'
import type { ArticlePicture, ArticleTable } from '../../domain/media/article-media.ts'
import { listPageSize } from '../../domain/page/list-page.ts'
import type { AlbumContent, AlbumShown } from '../../domain/page/page-content.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import { listedPage } from './listed-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface AlbumInput {
  readonly context: RequestContext
  readonly albumId: string
  /** Absent where the address names none. */
  readonly tab: AlbumTab | undefined
  /** From 1. */
  readonly page: number
}

/** How many editors, figures and other albums stand beside a tab. */
const besideSize = { editors: 4, figures: 4, others: 5 } as const

/** As many papers can be put into the basket at once. */
const mostAtOnce = 100

type AlbumPorts = Pick<PagePorts, 'collections'>

/** An album with one of its four tabs (C2.28). A page beyond the last is absent. */
export const loadAlbum = (ports: AlbumPorts, input: AlbumInput): AsyncResult<AlbumContent> => {
  const { context, albumId } = input
  const { collections } = ports
  return andThen(collections.album(context, albumId), ({ album, counts, guestEditors }) => {
    const tab = openAlbumTab(counts, input.tab)
    const first = <T>(answer: AsyncResult<Paged<T>>): AsyncResult<readonly T[]> =>
      withDefault(
        mapResult(answer, ({ content }) => content),
        [],
      )
    const { editors, figures, others } = besideSize
    return mapResult(
      all({
        shown: shownOf(ports, input, tab),
        editors:
          guestEditors.length > 0
            ? succeed([])
            : first(collections.albumExperts(context, albumId, { page: 0, size: editors })),
        figures:
          tab === 'figures'
            ? succeed([])
            : first(collections.albumFigures(context, albumId, { page: 0, size: figures })),
        others: first(collections.albums(context, { page: 0, size: others + 1 })),
      }),
      (found) => ({
        ...found,
        album,
        counts,
        guestEditors,
        others: found.others.filter(({ id }) => id !== albumId).slice(0, others),
      }),
    )
  })
}

function shownOf(
  { collections }: AlbumPorts,
  { context, albumId, page }: AlbumInput,
  tab: AlbumTab,
): AsyncResult<AlbumShown> {
  const request = pageRequest(page)
  const existing = <T>(answer: AsyncResult<Paged<T>>): AsyncResult<Paged<T>> =>
    existingPage(answer, page, 'album')
  switch (tab) {
    case 'paper':
      return andThen(existing(collections.albumPapers(context, albumId, request)), (papers) =>
        mapResult(wholeOf(collections, context, albumId, papers), (whole) => ({
          tab,
          list: listedPage(papers),
          whole,
        })),
      )
    case 'figures':
      return mapResult(existing(collections.albumFigures(context, albumId, request)), (list) => ({
        tab,
        list,
      }))
    case 'tables':
      return mapResult(existing(collections.albumTables(context, albumId, request)), (list) => ({
        tab,
        list: { ...list, content: list.content.map(pictureOf) },
      }))
    case 'experts':
      return mapResult(existing(collections.albumExperts(context, albumId, request)), (list) => ({
        tab,
        list,
      }))
  }
}

/** All papers, where they stand on several pages and are not too many; [] otherwise. */
const wholeOf = (
  { albumPapers }: AlbumPorts['collections'],
  context: RequestContext,
  albumId: string,
  { totalElements }: Paged<ArticleSummary>,
): AsyncResult<readonly ArticleSummary[]> =>
  totalElements <= listPageSize || totalElements > mostAtOnce
    ? succeed([])
    : withDefault(
        mapResult(albumPapers(context, albumId, { page: 0, size: mostAtOnce }), ({ content }) => content),
        [],
      )

/** A table as lists show it: what stands in it is read in its article. */
const pictureOf = ({ id, label, caption, imageUrl, anchor, article }: ArticleTable): ArticlePicture => ({
  id,
  label,
  caption,
  imageUrl,
  anchor,
  article,
})
