import type { MediaItem, MediaKind, MediaPage } from '../domain/media/media-item.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'
import type { MediaWish } from '../domain/media/media-wish.ts'

/** Sounds and films of the reader's site and of the journals that it shows (C7.16). Ids are global. */
export interface MediaItemGateway {
  /** Newest first; of both kinds where none is named. The words of `q` stand in title or summary. */
  readonly list: (
    reader: Reader,
    wish: MediaWish & { readonly kind: MediaKind | null },
  ) => Answer<Paged<MediaItem>>
  /** 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<MediaPage>
  /** Counts a download and answers how many there have been; 'absent' when there is no such item. */
  readonly recordDownload: (reader: Reader, id: string) => Answer<number>
}
