import type { Behavior } from '../reactive/behavior.ts'

/** One value that outlasts the page: a cookie, or a key of local or session storage (C3.17 to C3.19). */
export interface StoredValue<T> {
  /** What is kept, the empty value of its codec where nothing is; follows what other tabs keep. */
  readonly value$: Behavior<T>
  /**
   * Keeps what `update` makes of the newest value, whichever tab kept that. Where nothing may be kept it lasts as
   * long as the page.
   */
  readonly change: (update: (newest: T) => T) => void
}
