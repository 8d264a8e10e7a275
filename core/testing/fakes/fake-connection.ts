import type { Connection } from '../../ports/connection.ts'
import { createBehavior } from '../../reactive/behavior.ts'

/** A network that comes and goes. */
export interface FakeConnection extends Connection {
  readonly turn: (online: boolean) => void
}

export function createFakeConnection(isOnline = true): FakeConnection {
  const online = createBehavior(isOnline)
  return { online, turn: online.set }
}
