import type { FavouriteRequest, KeptArticle } from '../domain/member/kept-article.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'
import type { MemberGateway } from './member-gateway.ts'

/** What the member who is logged in keeps of articles (C4.22, C7.12); 'expired' for nobody. */
export interface FavouriteGateway extends Pick<MemberGateway, 'isCollected' | 'collect' | 'uncollect'> {
  /** A page of it; what is withdrawn meanwhile is left out. */
  readonly kept: (context: RequestContext, request: FavouriteRequest) => AsyncResult<Paged<KeptArticle>>
}
