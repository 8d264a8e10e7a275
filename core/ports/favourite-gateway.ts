import type { Favourite } from '../domain/member/favourite.ts'
import type { FavouriteRequest, SavedArticle } from '../domain/member/saved-article.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * What the member who is logged in keeps of articles (C4.22, C7.12); 'expired' for nobody. Doing what is done already
 * changes nothing.
 */
export interface FavouriteGateway {
  readonly isCollected: (context: RequestContext, favourite: Favourite) => AsyncResult<boolean>
  readonly collect: (context: RequestContext, favourite: Favourite) => AsyncResult<null>
  readonly uncollect: (context: RequestContext, favourite: Favourite) => AsyncResult<null>
  /** A page of it; what is withdrawn meanwhile is left out. */
  readonly kept: (context: RequestContext, request: FavouriteRequest) => AsyncResult<Paged<SavedArticle>>
}
