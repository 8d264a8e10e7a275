import { concat, defer, EMPTY, Subject, switchMap } from 'rxjs'
import type { Basket } from '../../domain/citation/basket.ts'
import { citationRequests } from '../../domain/citation/item-citations.ts'
import type { Language } from '../../domain/language/language.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { fetchCitations, type FetchCitationsPorts } from './fetch-citations.ts'

export interface CitationAsks {
  /** Whether citations are on their way. */
  readonly asking$: Behavior<boolean>
  /** Asks for the citations of the basket that are not known, in place of what is on its way. */
  readonly ask: () => void
}

/** The citations of the basket's items, asked for when it is said: the latest ask wins (C4.21, C7.9). */
export function createCitationAsks(
  ports: FetchCitationsPorts,
  scope: Scope,
  basket$: Behavior<Basket>,
  language: Language,
): CitationAsks {
  const asking = createBehavior(false)
  const asks = new Subject<void>()
  const answered$ = asks.pipe(
    switchMap(() => {
      const requests = citationRequests(basket$.value.items, ports.citations.value$.value)
      asking.set(requests.length > 0)
      // set back when all has been answered, not when a newer ask takes over: whoever waits goes on waiting
      const end = defer(() => {
        asking.set(false)
        return EMPTY
      })
      return concat(fetchCitations(ports, requests, basket$, language), end)
    }),
  )
  scope.add(answered$.subscribe())
  return { asking$: asking, ask: () => asks.next() }
}
