import {
  combineLatest,
  distinctUntilChanged,
  map,
  merge,
  of,
  Subject,
  switchMap,
  type Observable,
} from 'rxjs'
import type { Answer } from '../ports/answer.ts'
import type { Clock } from '../ports/clock.ts'
import { createBehavior, type Behavior } from '../reactive/behavior.ts'
import { failed, loading, ready, type Remote } from './remote.ts'
import type { Scope } from '../reactive/scope.ts'
import type { PageModel } from './page-model.ts'

/** A fetch that shows a loading state shows it at least this long, in milliseconds (C9.10). */
export const minimumFetchDelay = 200

/** A state that was settled elsewhere (by the server) for one input. */
export interface Seed<I, T> {
  readonly input: I
  readonly state: Remote<T>
}

export interface LoadRemote<I, T> {
  readonly clock: Clock
  readonly load: (input: I) => Answer<T>
  readonly sameInput: (a: I, b: I) => boolean
  /** 0 where nothing is shown while waiting, as on the server. */
  readonly minimumDelay: number
}

/**
 * Loads what an input asks for, anew for each other input; the latest input wins.
 * A seed is the first state for its own input only, and nothing is asked for it.
 */
export function loadRemote<I, T>(
  { clock, load, sameInput, minimumDelay }: LoadRemote<I, T>,
  scope: Scope,
  input$: Behavior<I>,
  seed: Seed<I, T> | null,
): PageModel<T> {
  const seeded = seed !== null && sameInput(seed.input, input$.value)
  const state = createBehavior<Remote<T>>(seeded ? seed.state : loading)
  const retries = new Subject<void>()

  const settle = (input: I): Observable<Remote<T>> =>
    combineLatest([load(input), minimumDelay > 0 ? clock.after(minimumDelay) : of(undefined)]).pipe(
      map(([answer]) => (answer.ok ? ready(answer.value) : failed(answer.error))),
    )
  const fresh = (input: I): Observable<Remote<T>> => merge(of<Remote<T>>(loading), settle(input))
  const inputs = input$.changes$.pipe(distinctUntilChanged(sameInput))

  let first = true
  scope.add(
    merge(inputs, retries.pipe(map(() => input$.value)))
      .pipe(
        switchMap((input) => {
          const answered = first && seeded
          first = false
          return answered ? of(seed.state) : fresh(input)
        }),
      )
      .subscribe((next) => state.set(next)),
  )
  return { state$: state, retry: () => retries.next() }
}
