import type { HostProbe } from '../../ports/host-probe.ts'
import { createStream } from '../../reactive/stream.ts'

/** A host that can be reached or not. */
export interface FakeHostProbe extends HostProbe {
  /** How often it was asked. */
  readonly asked: () => number
  /** From now on it answers or does not. */
  readonly turn: (answers: boolean) => void
}

export function createFakeHostProbe(): FakeHostProbe {
  let asked = 0
  let isThere = true
  return {
    asked: () => asked,
    turn: (answers) => {
      isThere = answers
    },
    answers: () =>
      createStream((subscriber) => {
        asked += 1
        subscriber.next(isThere)
        subscriber.complete()
        return () => undefined
      }),
  }
}
