import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ask, forkChild, usageOf } from './child.ts'
import type { Served } from './portal-process.ts'

/** Requests for one page. */
export interface Load {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly amount: number
  /** The number that the first address carries when every request has an address of its own; null for one address. */
  readonly distinct: number | null
}

/** What became of them. */
export interface Done {
  /** From the first answer to the last. */
  readonly milliseconds: number
  readonly answered: number
  readonly failed: number
}

/** One round against one server. */
export interface Round {
  /** CPU of the server for one request, in milliseconds. */
  readonly cpu: number
  /** Requests per second. */
  readonly rate: number
  /** The part of one core that the server used while it lasted. */
  readonly busy: number
}

export const startLoad = (): ChildProcess => forkChild(fileURLToPath(new URL('./load.mjs', import.meta.url)))

/** Puts load on a server and says what it cost there. An answer that is no success is an error. */
export async function measureRound(
  loader: ChildProcess,
  served: Served,
  load: Omit<Load, 'port'>,
): Promise<Round> {
  const before = await usageOf(served.child)
  const done = (await ask(loader, { ...load, port: served.port } satisfies Load)) as Done
  const used = (await usageOf(served.child)) - before
  if (done.answered !== load.amount || done.failed !== 0) {
    throw new Error(`Of ${load.amount} requests for ${load.path} only ${done.answered} succeeded.`)
  }
  return {
    cpu: used / load.amount,
    rate: ((load.amount - 1) / done.milliseconds) * 1000,
    busy: used / done.milliseconds,
  }
}
