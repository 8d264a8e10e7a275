import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Issue, IssueYear } from '../domain/issue/issue.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Issues of a journal (C7.6). */
export interface IssueGateway {
  /** Every issue, newest first; [] for a site without a journal. */
  readonly years: (context: RequestContext) => AsyncResult<readonly IssueYear[]>
  /** `periods` by so many years; nothing for a site without a journal. */
  readonly page: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<IssueYear>>
  /** The current issue and the one before; [] for a site without a journal. */
  readonly firstTwo: (context: RequestContext) => AsyncResult<readonly Issue[]>
}
