import type { Scope } from '@xuekan/core/reactive'
import { catchError, concatMap, EMPTY, from, map, type Observable } from 'rxjs'

export interface Wanted<Event, Chunk> {
  /** What the chunk is wanted for. */
  readonly on$: Observable<Event>
  readonly chunk: () => Promise<Chunk>
  readonly act: (chunk: Chunk, event: Event) => void
  /** Told each time that the chunk could not be had; where it is absent, the page does without it. */
  readonly failed?: () => void
}

/**
 * Fetches code with the first event, and hands it every event, in their order. An event for which it could not be had is
 * passed over; the next one tries again.
 */
export const whenWanted = <Event, Chunk>(
  scope: Scope,
  { on$, chunk, act, failed = () => undefined }: Wanted<Event, Chunk>,
): void =>
  scope.add(
    on$
      .pipe(
        concatMap((event) =>
          from(chunk()).pipe(
            map((here) => ({ here, event })),
            catchError(() => {
              failed()
              return EMPTY
            }),
          ),
        ),
      )
      .subscribe(({ here, event }) => act(here, event)),
  )
