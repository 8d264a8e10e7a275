import type { Stream } from '../reactive/stream.ts'

/** Time, as use cases see it. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  /** Emits once after so many milliseconds, then completes; unsubscribing cancels. */
  readonly after: (milliseconds: number) => Stream<void>
  /** Emits every so many milliseconds until unsubscribed. */
  readonly every: (milliseconds: number) => Stream<void>
}
