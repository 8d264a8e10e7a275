import type { Expert, ExpertPage } from '../domain/expert/expert.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Who sits on editorial boards and stands behind topics (C7.16). */
export interface EditorialBoardGateway {
  /** In the site's order, those of a column or of a topic; none for one that has no experts. */
  readonly members: (
    context: RequestContext,
    topicId: string,
    request: PageRequest,
  ) => AsyncResult<Paged<Expert>>
  /** 'absent' when there is none. */
  readonly member: (context: RequestContext, id: string) => AsyncResult<ExpertPage>
}
