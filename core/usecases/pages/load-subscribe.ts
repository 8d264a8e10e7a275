import { map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { JournalSubscription } from '../../domain/member/journal-subscription.ts'
import { ok } from '../../domain/result.ts'
import type { SiteId } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { all, andThen, mapResult, succeed } from '../async-results.ts'
import type { AccountFault } from './account-content.ts'

export type SubscribePorts = Pick<Gateways, 'subscriptions'>

/** A form of the page as it was posted. */
export type SubmittedSubscription =
  /** `origin` is the host that it was posted to. */
  | { readonly action: 'subscribe'; readonly origin: string }
  /** To the journal with this id. */
  | { readonly action: 'unsubscribe'; readonly siteId: SiteId }
  /** The subscription whose mails carry this word. */
  | { readonly action: 'leave'; readonly word: string }

export interface SubscribeInput {
  readonly context: RequestContext
  /** What the link of a mail ends; '' where the page was opened otherwise. */
  readonly leave: string
  /** null where the page is only opened. */
  readonly submitted: SubmittedSubscription | null
}

/** How a reader hears of new issues by mail. */
export interface SubscribeContent {
  readonly language: UiLanguage
  /** What asks to be ended; '' for nothing. */
  readonly leave: string
  /** What the member hears of; null for a visitor. */
  readonly member: {
    readonly isSubscribed: boolean
    readonly subscriptions: readonly JournalSubscription[]
  } | null
  readonly fault: AccountFault | null
  readonly done: SubmittedSubscription['action'] | null
}

/**
 * The page where members subscribe to the journals of a site, and where the mails of a subscription end it (C2.36, C4.22,
 * C7.12): as it is opened, or what becomes of a form that was posted. A visitor is shown the way in.
 */
export function loadSubscribe(
  { subscriptions }: SubscribePorts,
  { context, leave, submitted }: SubscribeInput,
): AsyncResult<SubscribeContent> {
  const acted = submitted === null ? succeed(null) : act({ subscriptions }, context, submitted)
  const present = all({
    isSubscribed: subscriptions.isSubscribed(context),
    subscriptions: subscriptions.subscriptions(context),
  })
  return andThen(outcomeOf(acted), (refusal) =>
    andThen(orVisitor(present), (member) => {
      const isDone = submitted !== null && refusal === null
      return succeed<SubscribeContent>({
        language: context.language,
        leave: isDone ? '' : leave,
        member,
        fault: refusal === null ? null : faultOf(refusal),
        done: isDone ? submitted.action : null,
      })
    }),
  )
}

function act(
  { subscriptions }: SubscribePorts,
  context: RequestContext,
  submitted: SubmittedSubscription,
): AsyncResult<null> {
  if (submitted.action === 'subscribe') return subscriptions.subscribe(context, submitted.origin)
  if (submitted.action === 'leave') return subscriptions.leave(context, submitted.word)
  return subscriptions.unsubscribe({ ...context, siteId: submitted.siteId })
}

/** Why a form was refused; null where it was not. Who is logged in no more is shown the way in, and told nothing else. */
const outcomeOf = (acted: AsyncResult<null>): AsyncResult<Failure | null> =>
  acted.pipe(map((result) => ok(result.ok ? null : result.error)))

/** null where nobody is logged in. */
const orVisitor = <T>(answer: AsyncResult<T>): AsyncResult<T | null> =>
  mapResult(answer, (value): T | null => value).pipe(
    map((result) => (!result.ok && result.error.kind === 'expired' ? ok(null) : result)),
  )

const faultOf = (failure: Failure): AccountFault => {
  const words = failure.kind === 'refused' ? failure.message : ''
  return words === '' ? { kind: 'message', message: 'getDataErrorMessage' } : { kind: 'words', words }
}
