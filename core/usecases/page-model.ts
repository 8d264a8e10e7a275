import type { Behavior } from '../reactive/behavior.ts'
import type { Remote } from './remote.ts'

/** What every page binds: its content as it comes, and another try after a failure. */
export interface PageModel<T> {
  readonly state$: Behavior<Remote<T>>
  readonly retry: () => void
}
