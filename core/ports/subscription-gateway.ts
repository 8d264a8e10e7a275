import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * The subscriptions of the member who is logged in (C4.22, C7.12): to the journal of the reader's site. Doing what is
 * done already changes nothing.
 */
export interface SubscriptionGateway {
  readonly isSubscribed: (context: RequestContext) => AsyncResult<boolean>
  readonly subscribe: (context: RequestContext) => AsyncResult<null>
  readonly unsubscribe: (context: RequestContext) => AsyncResult<null>
}
