import {
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  Subject,
  switchMap,
  take,
  tap,
  type Observable,
} from 'rxjs'
import type { BasketKey } from '../../domain/citation/basket-key.ts'
import { selectedItems, withAllWhereNone, type Basket } from '../../domain/citation/basket.ts'
import type { CitationForm } from '../../domain/citation/citation-form.ts'
import { citationsToCopy } from '../../domain/citation/copy-citations.ts'
import {
  citationRequests,
  type CitationRequest,
  type ItemCitation,
} from '../../domain/citation/item-citations.ts'
import { rememberCitations } from '../../domain/citation/remember-citations.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { Result } from '../../domain/result.ts'
import type { CitationGateway } from '../../ports/citation-gateway.ts'
import type { Clipboard } from '../../ports/clipboard.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { RemoteData } from '../../reactive/remote-data.ts'
import type { Scope } from '../../reactive/scope.ts'
import { notifyFailure } from '../notices/notify-failure.ts'
import type { Notify } from '../notices/notify.ts'

export interface CitationRequests {
  /** Whether citations are on their way. */
  readonly requesting$: Behavior<boolean>
  /** How the calls of the last ask stand. */
  readonly calls$: Behavior<CitationCalls>
  /** Asks for the citations of the basket that are not known, in place of what is on its way. */
  readonly loadCitations: () => void
}

/** The citations of the basket's items, asked for when it is said: the latest ask wins (C4.21, C7.9). */
export function createCitationRequests(
  ports: FetchCitationsPorts,
  scope: Scope,
  basket$: Behavior<Basket>,
  language: UiLanguage,
): CitationRequests {
  const requesting = createBehavior(false)
  const calls = createBehavior<CitationCalls>(new Map())
  const triggers = new Subject<void>()
  const answered$ = triggers.pipe(
    switchMap(() => {
      const requests = citationRequests(basket$.value.items, ports.citations.value$.value)
      requesting.set(requests.length > 0)
      calls.set(callsMade(requests))
      // set back when all has been answered, not when a newer ask takes over: whoever waits goes on waiting
      const end = defer(() => {
        requesting.set(false)
        return EMPTY
      })
      const answers$ = fetchCitations(ports, requests, basket$, language).pipe(
        tap(({ request, answer }) => calls.set(callAnswered(calls.value, request, answer))),
      )
      return concat(answers$, end)
    }),
  )
  scope.add(answered$.subscribe())
  return { requesting$: requesting, calls$: calls, loadCitations: () => triggers.next() }
}

/** How the last call for each item that it asked for stands; ready, with nothing, where the answer did not hold it. */
export type CitationCalls = ReadonlyMap<string, RemoteData<readonly never[], Failure>>

export const callKey = ({ siteId, id }: BasketKey): string => JSON.stringify([siteId, id])

/** All of these have just been made. */
const callsMade = (requests: readonly CitationRequest[]): CitationCalls =>
  new Map(requests.flatMap((request) => keysOf(request).map((key) => [key, { status: 'loading' }] as const)))

/** One of them has been answered. What the answer holds is known and is no call any more. */
function callAnswered(
  calls: CitationCalls,
  request: CitationRequest,
  answer: Result<readonly ItemCitation[], Failure>,
): CitationCalls {
  const rest = new Map(calls)
  const known = new Set(answer.ok ? answer.value.map(callKey) : [])
  for (const key of keysOf(request)) {
    if (known.has(key)) rest.delete(key)
    else rest.set(key, answer.ok ? { status: 'ready', value: [] } : { status: 'failed', error: answer.error })
  }
  return rest
}

const keysOf = ({ siteId, ids }: CitationRequest): readonly string[] =>
  ids.map((id) => callKey({ siteId, id }))

export interface FetchCitationsPorts {
  readonly gateway: CitationGateway
  readonly citations: StoredValue<readonly ItemCitation[]>
  readonly notify: Notify
}

interface AnsweredRequest {
  readonly request: CitationRequest
  readonly answer: Result<readonly ItemCitation[], Failure>
}

/**
 * Makes the calls for citations, one for each site (C7.9), and keeps each answer as it comes: a site whose call fails
 * is told and loses nothing of the others. Says which was answered, once that is kept; ends when every call has ended.
 */
const fetchCitations = (
  { gateway, citations, notify }: FetchCitationsPorts,
  requests: readonly CitationRequest[],
  basket$: Behavior<Basket>,
  language: UiLanguage,
): Observable<AnsweredRequest> =>
  merge(
    ...requests.map((request) =>
      gateway.batchInfo({ language, siteId: request.siteId }, request.ids).pipe(
        tap((answer) => {
          if (answer.ok) citations.change((known) => rememberCitations(known, answer.value, basket$.value))
          else notifyFailure(notify, answer.error)
        }),
        map((answer) => ({ request, answer })),
      ),
    ),
  )

export interface CopySelectedPorts {
  readonly citations: StoredValue<readonly ItemCitation[]>
  readonly clipboard: Clipboard
  readonly notify: Notify
}

interface CopySelectedOptions {
  readonly form$: Behavior<CitationForm>
  /** Of the page. */
  readonly language: UiLanguage
}

/** Which items of the basket are taken for selected. */
type BasketRule = (basket: Basket) => Basket

interface CopySelected {
  readonly copy: () => void
  /** The same of all where none is selected. */
  readonly copyAll: () => void
  /** The last text that the clipboard refused, until one is written: the reader can copy it by hand. */
  readonly refused$: Behavior<string | null>
}

/**
 * Puts the citations of the selected items on the clipboard and tells how that went (C5.3, C8.5). What is known is
 * copied at once; what is not known is asked for first. Further clicks are ignored until it is done.
 */
export function createCopySelected(
  { citations, clipboard, notify }: CopySelectedPorts,
  scope: Scope,
  basket$: Behavior<Basket>,
  { form$, language }: CopySelectedOptions,
  { requesting$, loadCitations }: CitationRequests,
): CopySelected {
  const refused = createBehavior<string | null>(null)
  const write = (taken: BasketRule): Observable<unknown> => {
    const text = citationsToCopy(taken(basket$.value), citations.value$.value, form$.value, language)
    if (text.ok)
      return clipboard.write(text.value).pipe(
        tap((written) => {
          refused.set(written ? null : text.value)
          notify(written ? 'batchCopySuccess' : 'batchCopyError')
        }),
      )
    notify(text.error === 'noneSelected' ? 'batchNoSelected' : 'nodata')
    return EMPTY
  }
  const copy = (taken: BasketRule): Observable<unknown> => {
    const items = selectedItems(taken(basket$.value))
    if (citationRequests(items, citations.value$.value).length === 0) return write(taken)
    loadCitations()
    return requesting$.value$.pipe(
      filter((requesting) => !requesting),
      take(1),
      switchMap(() => write(taken)),
    )
  }
  const copies = new Subject<BasketRule>()
  scope.add(copies.pipe(exhaustMap(copy)).subscribe())
  return {
    copy: () => copies.next((basket) => basket),
    copyAll: () => copies.next(withAllWhereNone),
    refused$: refused,
  }
}
