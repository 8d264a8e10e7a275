import type { Favourite } from '../domain/member/favourite.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The favourites of the member who is logged in (C4.22, C7.12). Doing what is done already changes nothing. */
export interface FavouriteGateway {
  readonly isCollected: (context: RequestContext, favourite: Favourite) => AsyncResult<boolean>
  readonly collect: (context: RequestContext, favourite: Favourite) => AsyncResult<null>
  readonly uncollect: (context: RequestContext, favourite: Favourite) => AsyncResult<null>
}
