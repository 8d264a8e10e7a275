import type { SavableSearch, SavedSearch, SearchPace } from '../domain/member/saved-search.ts'
import type { Captcha, ProofOfWork, SubscriptionRequest } from '../domain/member/captcha.ts'
import type { JournalSubscription } from '../domain/member/journal-subscription.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/**
 * The journals that the member who is logged in hears of by mail (C4.22, C7.12); 'expired' for nobody. On the site of a
 * group or of all journals each call is about all of its journals. Doing what is done already changes nothing.
 */
export interface SubscriptionGateway {
  readonly isSubscribed: (context: RequestContext) => AsyncResult<boolean>
  /** Refused with status 412 where the member has no address to write to. `origin` is the site's own host. */
  readonly subscribe: (context: RequestContext, origin: string) => AsyncResult<null>
  readonly unsubscribe: (context: RequestContext) => AsyncResult<null>
  readonly subscriptions: (context: RequestContext) => AsyncResult<readonly JournalSubscription[]>
  /** What the member has saved, the newest first. */
  readonly savedSearches: (context: RequestContext) => AsyncResult<readonly SavedSearch[]>
  /**
   * Saves a search of the site, or gives a saved one another pace. Refused with status 412 where mails are wanted and the
   * member has no address to write to, 422 for a host that is none of the site's, 429 where too many are saved.
   */
  readonly saveSearch: (
    context: RequestContext,
    saved: { readonly search: SavableSearch; readonly pace: SearchPace; readonly origin: string },
  ) => AsyncResult<null>
  /** Drops a saved search by its id; nothing happens where there is none. */
  readonly dropSearch: (context: RequestContext, id: string) => AsyncResult<null>
  readonly captcha: (context: RequestContext) => AsyncResult<Captcha>
  /** Work for a browser in place of a captcha for a person. */
  readonly proofOfWork: (context: RequestContext) => AsyncResult<ProofOfWork>
  /**
   * Sends a letter that asks whether an address is to hear of the journals of a site; the same for one that does so
   * already. Needs no session. Refused with status 423 for another code than that of the captcha, 422 for an address or a
   * host that is none, 429 where too many letters were asked for.
   */
  readonly ask: (context: RequestContext, request: SubscriptionRequest) => AsyncResult<null>
  /** Begins what a letter asked about, by the word in its link; refused with status 404 once it is over. */
  readonly confirm: (context: RequestContext, word: string) => AsyncResult<null>
  /** Ends the subscription that a mail was sent for, by the word in its link; nothing happens where it has ended. */
  readonly leave: (context: RequestContext, word: string) => AsyncResult<null>
}
