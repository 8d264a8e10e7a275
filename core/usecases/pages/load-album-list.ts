import type { Channel } from '../../domain/channel/channel.ts'
import type { AlbumListContent } from '../../domain/page/page-content.ts'
import type { PageRequest } from '../../domain/page/page-request.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, mapResult, succeed, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface AlbumListInput {
  readonly context: RequestContext
  readonly channel: Channel | null
  /** From 1. */
  readonly page: number
}

/** As many of each kind stand on the first page. */
const shown: PageRequest = { page: 0, size: 24 }

/** The albums of a site (C2.19), and with the first page of them whatever else it collects. A page beyond the last is absent. */
export function loadAlbumList(
  { collections }: Pick<PagePorts, 'collections'>,
  { context, channel, page }: AlbumListInput,
): AsyncResult<AlbumListContent> {
  const beside = <T>(list: () => AsyncResult<Paged<T>>): AsyncResult<readonly T[]> =>
    page > 1
      ? succeed([])
      : withDefault(
          mapResult(list(), ({ content }) => content),
          [],
        )
  return mapResult(
    all({
      list: existingPage(collections.albums(context, pageRequest(page)), page, 'albumList'),
      topics: beside(() => collections.topics(context, shown)),
      media: beside(() => collections.mediaItems(context, { ...shown, kind: null, q: '' })),
      books: beside(() => collections.books(context, shown)),
      documents: beside(() => collections.documents(context, shown)),
    }),
    (found) => ({
      ...found,
      channel,
      documents: found.documents.filter(({ fileUrl }) => fileUrl !== ''),
    }),
  )
}
