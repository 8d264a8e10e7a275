import type { Clock } from '@xuekan/core'

/** Between two reloads for missing chunks, in milliseconds (C4.23). */
export const chunkReloadInterval = 60_000

/**
 * Whether the page may be loaded anew for a missing chunk: at most once per interval (C4.23). A last time that cannot
 * be read, or lies in the future after the clock was set back, counts as none.
 */
export function mayReload(last: string | null, now: number): boolean {
  const time = last === null || last === '' ? Number.NaN : Number(last)
  return !(time <= now && now - time < chunkReloadInterval)
}

export interface ChunkReloadPorts {
  /** Keeps the time of the last reload; `write` tells whether it will outlast the page. */
  readonly memory: { readonly read: () => string | null; readonly write: (value: string) => boolean }
  readonly clock: Clock
  readonly reload: () => void
}

/** Loads the page anew for a missing chunk. Where nothing can be remembered it does not, since it would not stop. */
export const createChunkReload =
  ({ memory, clock, reload }: ChunkReloadPorts): (() => void) =>
  () => {
    const now = clock.now()
    if (mayReload(memory.read(), now) && memory.write(String(now))) reload()
  }
