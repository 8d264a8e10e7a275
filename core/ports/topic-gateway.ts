import type { ArticleSummary } from '../domain/article/article.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Topic } from '../domain/topic/topic.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Topics of the reader's site and of the journals that it shows (C7.16). */
export interface TopicGateway {
  /** In the sites' order. */
  readonly list: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<Topic>>
  /** Ids are global. 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<Topic>
  /** In the topic's order; none for a topic that is not there. Its experts are had from the `EditorialBoardGateway`. */
  readonly articles: (
    context: RequestContext,
    id: string,
    request: PageRequest,
  ) => AsyncResult<Paged<ArticleSummary>>
}
