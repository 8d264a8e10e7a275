import type { Favourite } from '../domain/member/favourite.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The albums of the member who is logged in (C4.22, C7.13). Doing what is done already changes nothing. */
export interface PersonalAlbumGateway {
  /** What an album holds, in its order; 'absent' when the member has no such album. */
  readonly items: (context: RequestContext, albumId: string) => AsyncResult<readonly Favourite[]>
  readonly addItem: (context: RequestContext, albumId: string, item: Favourite) => AsyncResult<null>
  readonly removeItem: (context: RequestContext, albumId: string, item: Favourite) => AsyncResult<null>
}
