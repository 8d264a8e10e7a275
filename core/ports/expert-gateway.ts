import type { AsyncResult, RequestContext } from './async-result.ts'

/** The experts of an editorial board (C7.7). */
export interface ExpertGateway {
  /** The id of the first member of a column's list; null for an empty list. */
  readonly firstMember: (context: RequestContext, channelId: string) => AsyncResult<string | null>
}
