import type { MediaItem, MediaKind, MediaPage } from '../domain/media/media-item.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'
import type { MediaRequest } from '../domain/media/media-request.ts'

/** Sounds and films of the reader's site and of the journals that it shows (C7.16). Ids are global. */
export interface MediaItemGateway {
  /** Newest first; of both kinds where none is named. The words of `q` stand in title or summary. */
  readonly list: (
    context: RequestContext,
    request: MediaRequest & { readonly kind: MediaKind | null },
  ) => AsyncResult<Paged<MediaItem>>
  /** 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<MediaPage>
  /** Counts a download and answers how many there have been; 'absent' when there is no such item. */
  readonly recordDownload: (context: RequestContext, id: string) => AsyncResult<number>
}
