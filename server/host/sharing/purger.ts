import { purgePause, surrogateKeys } from '@xuekan/core/route'

/** Versions of the content of sites, by their ids. */
export type SiteVersions = ReadonlyMap<string, number>

export interface PurgerOptions {
  /** The content that this portal answers from. */
  readonly sites: () => SiteVersions
  /** What shared caches have been told of before. */
  readonly told: SiteVersions
  /** Tells them to drop what bears one of these keys; fails where they do not take it. */
  readonly send: (keys: readonly string[]) => Promise<void>
  /** Remembers what they have taken; what is forgotten is told once more. */
  readonly taken: (versions: SiteVersions) => Promise<void>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly watch: PurgeWatch
}

/** Told of what becomes of it. */
export interface PurgeWatch {
  /** So many sites were sent, and taken or not. */
  readonly sent: (sites: number, isTaken: boolean) => void
  /** It is tried again after so many milliseconds. */
  readonly failed: (reason: unknown, pause: number) => void
  readonly recovered: () => void
}

/** Keys that one request names: some 2 KB. */
const mostAtOnce = 100

/**
 * Tells shared caches of the sites whose content has changed, once this portal answers from the new one: what it sent
 * before is old then, and nothing old is sent after. It tells again until they take it, with growing pauses. Each portal
 * of one store tells by itself, since each sees a change at a time of its own. What waits is the difference of two maps
 * of sites, so that it takes no more room however long nobody takes it.
 * @returns looks whether there is something to tell; to be called again and again
 */
export function createPurger(options: PurgerOptions): () => Promise<void> {
  const { sites, send, taken, now, watch } = options
  const purged = new Map(options.told)
  let failures = 0
  let restsUntil = -Infinity
  let isSending = false
  const waiting = (): (readonly [id: string, version: number])[] =>
    [...sites()].filter(([id, version]) => version > (purged.get(id) ?? 0)).slice(0, mostAtOnce)
  const tell = async (): Promise<void> => {
    for (let due = waiting(); due.length > 0; due = waiting()) {
      const isTaken = await send(surrogateKeys({ sites: due.map(([id]) => id) })).then(
        () => true,
        (failure: unknown) => {
          failures += 1
          restsUntil = now() + purgePause(failures)
          watch.failed(failure, purgePause(failures))
          return false
        },
      )
      watch.sent(due.length, isTaken)
      if (!isTaken) return
      for (const [id, version] of due) purged.set(id, version)
      if (failures > 0) watch.recovered()
      failures = 0
      await taken(new Map(due)).catch(() => undefined)
    }
  }
  return async () => {
    if (isSending || now() < restsUntil) return
    isSending = true
    await tell().finally(() => (isSending = false))
  }
}
