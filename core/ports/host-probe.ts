import type { Stream } from '../reactive/stream.ts'

/** Asks the host of this page for a sign of life. */
export interface HostProbe {
  /** Says once whether it answers at all, whatever it says, and soon enough to wait for; never an error. Asks when subscribed. */
  readonly answers: () => Stream<boolean>
}
