import type { Answer, Reader } from './answer.ts'

/**
 * The subscriptions of the member who is logged in (C4.22, C7.12): to the journal of the reader's site. Doing what is
 * done already changes nothing.
 */
export interface SubscriptionGateway {
  readonly isSubscribed: (reader: Reader) => Answer<boolean>
  readonly subscribe: (reader: Reader) => Answer<null>
  readonly unsubscribe: (reader: Reader) => Answer<null>
}
