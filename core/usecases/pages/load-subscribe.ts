import { map } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { JournalSubscription } from '../../domain/member/journal-subscription.ts'
import {
  printSavedSearch,
  type SavableSearch,
  type SavedSearch,
  type SearchPace,
} from '../../domain/member/saved-search.ts'
import type { Captcha } from '../../domain/member/captcha.ts'
import { refusalOfStatus } from '../../domain/member/account-refusal.ts'
import {
  subscriptionMessages,
  validateSubscription,
  type SubscriptionField,
  type SubscriptionForm,
} from '../../domain/member/subscription.ts'
import { ok } from '../../domain/result.ts'
import type { SiteId } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
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
  /** Of somebody without an account; `identify` is '' as long as no captcha was shown. */
  | {
      readonly action: 'ask'
      readonly origin: string
      readonly form: SubscriptionForm
      readonly identify: string
    }
  /** A search that is saved, or given another pace. */
  | {
      readonly action: 'saveSearch'
      readonly origin: string
      readonly siteId: SiteId | null
      readonly search: SavableSearch
      readonly pace: SearchPace
    }
  | { readonly action: 'dropSearch'; readonly id: string }
  /** The subscription that a letter with this word asked about. */
  | { readonly action: 'confirm'; readonly word: string }

export interface SubscribeInput {
  readonly context: RequestContext
  /** What the link of a mail ends; '' where the page was opened otherwise. */
  readonly leave: string
  /** What the link of a letter begins; '' likewise. */
  readonly confirm: string
  /** The search that is to be saved; null where the page was opened otherwise. */
  readonly search: SavableSearch | null
  /** null where the page is only opened. */
  readonly submitted: SubmittedSubscription | null
}

/** The form for who has no account: what was typed, what is said of it, and a captcha once the rest is well. */
export interface OpenSubscription {
  readonly form: Pick<SubscriptionForm, 'email' | 'keywords'>
  readonly faults: Readonly<Partial<Record<SubscriptionField, AccountFault>>>
  readonly captcha: Captcha | null
}

/** How a reader hears of new issues by mail. */
export interface SubscribeContent {
  readonly language: UiLanguage
  /** What asks to be ended; '' for nothing. */
  readonly leave: string
  /** What asks to begin; '' likewise. */
  readonly confirm: string
  /** The search that asks to be saved; null for none, and for one that is saved. */
  readonly search: SavableSearch | null
  /** For a visitor, and for a member whose account has no address to write to; null for any other. */
  readonly open: OpenSubscription | null
  /** What the member hears of; null for a visitor. */
  readonly member: {
    readonly isSubscribed: boolean
    readonly subscriptions: readonly JournalSubscription[]
    readonly searches: readonly SavedSearch[]
  } | null
  readonly fault: AccountFault | null
  readonly done: SubmittedSubscription['action'] | null
}

const blank: OpenSubscription = { form: { email: '', keywords: '' }, faults: {}, captcha: null }

/**
 * The page where one subscribes to the journals of a site, and where the mails of a subscription end it (C2.36, C4.22,
 * C5.11, C7.12): as it is opened, or what becomes of a form that was posted. Who has no account is sent a letter that asks
 * first.
 */
export function loadSubscribe(
  { subscriptions }: SubscribePorts,
  { context, leave, confirm, search, submitted }: SubscribeInput,
): AsyncResult<SubscribeContent> {
  const present = all({
    isSubscribed: subscriptions.isSubscribed(context),
    subscriptions: subscriptions.subscriptions(context),
    searches: withDefault(subscriptions.savedSearches(context), []),
  })
  return andThen(act({ subscriptions }, context, submitted), (outcome) =>
    andThen(orVisitor(present), (member) => {
      const { refusal = null, open = null } = outcome
      const isDone = submitted !== null && refusal === null && !isAsking(open)
      const lacksAddress =
        submitted?.action === 'subscribe' && refusal?.kind === 'refused' && refusal.status === noAddress
      return succeed<SubscribeContent>({
        language: context.language,
        leave: isDone ? '' : leave,
        confirm: isDone || submitted?.action === 'confirm' ? '' : confirm,
        search: isDone || isSaved(member, search) ? null : search,
        open: open ?? (member === null || lacksAddress ? blank : null),
        member,
        fault: refusal === null ? null : faultOf(refusal),
        done: isDone ? submitted.action : null,
      })
    }),
  )
}

/** One that is saved already stands in the list, where its pace can be changed. */
const isSaved = (member: SubscribeContent['member'], search: SavableSearch | null): boolean =>
  search !== null &&
  (member?.searches.some((saved) => printSavedSearch(saved.search) === printSavedSearch(search)) ?? false)

/** The status of a member without an address. */
const noAddress = 412

/** What a form came to: refused as a whole, or the form of somebody without an account as it is shown again. */
interface Outcome {
  readonly refusal?: Failure
  readonly open?: OpenSubscription
}

const isAsking = (open: OpenSubscription | null): boolean =>
  open !== null && (open.captcha !== null || Object.keys(open.faults).length > 0)

function act(
  ports: SubscribePorts,
  context: RequestContext,
  submitted: SubmittedSubscription | null,
): AsyncResult<Outcome> {
  const { subscriptions } = ports
  if (submitted === null) return succeed({})
  switch (submitted.action) {
    case 'subscribe':
      return outcomeOf(subscriptions.subscribe(context, submitted.origin))
    case 'unsubscribe':
      return outcomeOf(subscriptions.unsubscribe({ ...context, siteId: submitted.siteId }))
    case 'saveSearch': {
      const { siteId, search, pace, origin } = submitted
      const place = siteId === null ? context : { ...context, siteId }
      return outcomeOf(subscriptions.saveSearch(place, { search, pace, origin }))
    }
    case 'dropSearch':
      return outcomeOf(subscriptions.dropSearch(context, submitted.id))
    case 'leave':
      return outcomeOf(subscriptions.leave(context, submitted.word))
    case 'confirm':
      return outcomeOf(subscriptions.confirm(context, submitted.word))
    case 'ask':
      return ask(ports, context, submitted)
  }
}

/** First what was typed is checked, then the captcha is shown; a wrong code is answered by another captcha. */
function ask(
  { subscriptions }: SubscribePorts,
  context: RequestContext,
  { origin, form, identify }: Extract<SubmittedSubscription, { readonly action: 'ask' }>,
): AsyncResult<Outcome> {
  const { email, keywords } = form
  const shown = (faults: OpenSubscription['faults']): OpenSubscription => ({
    form: { email, keywords },
    faults,
    captcha: null,
  })
  const withCaptcha = (faults: OpenSubscription['faults']): AsyncResult<Outcome> =>
    subscriptions
      .captcha(context)
      .pipe(
        map((result) =>
          ok(
            result.ok
              ? { open: { ...shown(faults), captcha: result.value } }
              : { open: shown(faults), refusal: result.error },
          ),
        ),
      )
  const read = validateSubscription(form)
  if (!read.ok) {
    const { captcha, ...others } = subscriptionMessages(read.error)
    if (Object.keys(others).length > 0) return succeed({ open: shown(inWords(others)) })
    return withCaptcha(identify === '' || captcha === undefined ? {} : inWords({ captcha }))
  }
  if (identify === '') return withCaptcha({})
  return andThen(
    outcomeOf(subscriptions.ask(context, { ...read.value, identify, origin })),
    ({ refusal }) => {
      if (refusal === undefined) return succeed({ open: shown({}) })
      const isCode = refusal.kind === 'refused' && refusalOfStatus(refusal.status) === 'wrongCode'
      return isCode ? withCaptcha({ captcha: faultOf(refusal) }) : succeed({ open: shown({}), refusal })
    },
  )
}

const inWords = (
  messages: ReturnType<typeof subscriptionMessages>,
): Readonly<Partial<Record<SubscriptionField, AccountFault>>> =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { kind: 'message', message }]),
  )

/** Who is logged in no more is shown the way in, and told nothing else. */
const outcomeOf = (acted: AsyncResult<null>): AsyncResult<Outcome> =>
  acted.pipe(map((result) => ok(result.ok ? {} : { refusal: result.error })))

/** null where nobody is logged in. */
const orVisitor = <T>(answer: AsyncResult<T>): AsyncResult<T | null> =>
  mapResult(answer, (value): T | null => value).pipe(
    map((result) => (!result.ok && result.error.kind === 'expired' ? ok(null) : result)),
  )

const faultOf = (failure: Failure): AccountFault => {
  const words = failure.kind === 'refused' ? failure.message : ''
  return words === '' ? { kind: 'message', message: 'getDataErrorMessage' } : { kind: 'words', words }
}
