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
import type { AsyncResult } from '../ports/async-result.ts'
import type { Clock } from '../ports/clock.ts'
import { createBehavior, type Behavior } from '../reactive/behavior.ts'
import { loading, remoteOf, type Remote } from './remote.ts'
import type { Scope } from '../reactive/scope.ts'
import type { PageModel } from './page-model.ts'
import { sameInput } from './same-input.ts'

/** A fetch that shows a loading state shows it at least this long, in milliseconds (C9.10). */
export const minimumFetchDelay = 200

/** A state that was settled elsewhere (by the server) for one input. */
export interface Seed<Input, Content> {
  readonly input: Input
  readonly state: Remote<Content>
}

export interface PageTiming {
  readonly clock: Clock
  /** Shortest time that a loading state is shown, in milliseconds: C9.10 in a browser, 0 on a server. */
  readonly minimumDelay: number
}

/** Creates the model of a page that follows its input for as long as the scope lasts. */
export type CreatePage<Ports, Input, Content, Model extends PageModel<Content> = PageModel<Content>> = (
  ports: Ports & PageTiming,
  scope: Scope,
  input$: Behavior<Input>,
  seed: Seed<Input, Content> | null,
) => Model

/**
 * Makes a page of a function that loads its content: it loads again for each other input and with each retry, and the
 * latest of them wins. A seed is the first state for its own input only, and then nothing is asked.
 */
export const createPage =
  <Ports, Input, Content>(
    load: (ports: Ports, input: Input) => AsyncResult<Content>,
  ): CreatePage<Ports, Input, Content> =>
  (ports, scope: Scope, input$, seed) => {
    const { clock, minimumDelay } = ports
    const seeded = seed !== null && sameInput(seed.input, input$.value)
    const state = createBehavior<Remote<Content>>(seeded ? seed.state : loading)
    const retries = new Subject<void>()

    const settle = (input: Input): Observable<Remote<Content>> =>
      combineLatest([load(ports, input), minimumDelay > 0 ? clock.after(minimumDelay) : of(undefined)]).pipe(
        map(([answer]) => remoteOf(answer)),
      )
    const fresh = (input: Input): Observable<Remote<Content>> =>
      merge(of<Remote<Content>>(loading), settle(input))
    const inputs = input$.value$.pipe(distinctUntilChanged<Input>(sameInput))

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
