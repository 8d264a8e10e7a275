import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Window {
  readonly since: number
  count: number
}

/** Clients that are remembered at once, for each limit. */
const mostClients = 10_000

/**
 * Counts by client within windows of time, by a clock that only goes forward: with that of the machine, which may be set
 * back by an hour, a client that is over its limit would be refused for an hour. The longest unseen are forgotten first.
 */
export class CountsInWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(...[client, done, length]: Parameters<FastifyRateLimitStore['incr']>): void {
    const now = performance.now()
    const before = this.#windows.get(client)
    const window = before === undefined || now - before.since >= length ? { since: now, count: 0 } : before
    window.count += 1
    this.#windows.delete(client)
    this.#windows.set(client, window)
    if (this.#windows.size > mostClients) this.#forgetOne()
    done(null, { current: window.count, ttl: length - (now - window.since) })
  }

  child(): FastifyRateLimitStore {
    return new CountsInWindows()
  }

  #forgetOne(): void {
    for (const client of this.#windows.keys()) {
      this.#windows.delete(client)
      return
    }
  }
}
