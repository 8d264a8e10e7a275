import type { JournalSubscription } from '../domain/member/journal-subscription.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'
import type { MemberGateway } from './member-gateway.ts'

/**
 * The journals that the member who is logged in hears of by mail (C4.22, C7.12); 'expired' for nobody. On the site of a
 * group or of all journals each call is about all of its journals.
 */
export interface SubscriptionGateway extends Pick<MemberGateway, 'isSubscribed' | 'unsubscribe'> {
  /** Refused with status 412 where the member has no address to write to. `origin` is the site's own host. */
  readonly subscribe: (context: RequestContext, origin: string) => AsyncResult<null>
  readonly subscriptions: (context: RequestContext) => AsyncResult<readonly JournalSubscription[]>
  /** Ends the subscription that a mail was sent for, by the word in its link; nothing happens where it has ended. */
  readonly leave: (context: RequestContext, word: string) => AsyncResult<null>
}
