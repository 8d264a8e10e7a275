import type { ArticleSummary } from '../domain/article/article.ts'
import type { FavouriteOrder } from '../domain/member/favourite-order.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'
import type { MemberGateway } from './member-gateway.ts'

/** An article that a member keeps. */
export interface KeptArticle {
  readonly article: ArticleSummary
  /** ISO date. */
  readonly keptOn: string
}

export interface FavouriteRequest extends PageRequest {
  /** Looked for in titles and names of journals; '' for all. */
  readonly term: string
  readonly order: FavouriteOrder
}

/** What the member who is logged in keeps of articles (C4.22, C7.12); 'expired' for nobody. */
export interface FavouriteGateway extends Pick<MemberGateway, 'isCollected' | 'collect' | 'uncollect'> {
  /** A page of it; what is withdrawn meanwhile is left out. */
  readonly kept: (context: RequestContext, request: FavouriteRequest) => AsyncResult<Paged<KeptArticle>>
}
