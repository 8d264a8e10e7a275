import type { Behavior } from '../reactive/behavior.ts'

/** Whether the device has a network; one that leads nowhere counts as one. */
export interface Connection {
  readonly online: Behavior<boolean>
}
