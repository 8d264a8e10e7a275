import type { Favourite } from '../domain/member/favourite.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * What the member who is logged in keeps (C4.22, C7.12, C7.13): favourites, what the member's albums hold, and the
 * subscription to the journal of the reader's site. Doing what is done already changes nothing. Not among the `Gateways`
 * yet: no adapter has its calls.
 */
export interface MemberGateway {
  readonly isCollected: (context: RequestContext, favourite: Favourite) => AsyncResult<boolean>
  readonly collect: (context: RequestContext, favourite: Favourite) => AsyncResult<null>
  readonly uncollect: (context: RequestContext, favourite: Favourite) => AsyncResult<null>
  /** What an album holds, in its order; 'absent' when the member has no such album. */
  readonly albumItems: (context: RequestContext, albumId: string) => AsyncResult<readonly Favourite[]>
  readonly addAlbumItem: (context: RequestContext, albumId: string, item: Favourite) => AsyncResult<null>
  readonly removeAlbumItem: (context: RequestContext, albumId: string, item: Favourite) => AsyncResult<null>
  readonly isSubscribed: (context: RequestContext) => AsyncResult<boolean>
  readonly subscribe: (context: RequestContext) => AsyncResult<null>
  readonly unsubscribe: (context: RequestContext) => AsyncResult<null>
}
