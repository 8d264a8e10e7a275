import { mayReload, type Clock } from '@xuekan/core'

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
