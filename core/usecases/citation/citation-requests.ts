import { concat, defer, EMPTY, Subject, switchMap, tap } from 'rxjs'
import type { Basket } from '../../domain/citation/basket.ts'
import { citationRequests } from '../../domain/citation/item-citations.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { callAnswered, callsMade, type CitationCalls } from './citation-calls.ts'
import { fetchCitations, type FetchCitationsPorts } from './fetch-citations.ts'

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
