import { mayReload, type Clock, type Connection } from '@xuekan/core'

export interface ChunkReloadPorts {
  /** Keeps the time of the last reload; `write` tells whether it will outlast the page. */
  readonly memory: { readonly read: () => string | null; readonly write: (value: string) => boolean }
  readonly clock: Clock
  /** Without a network there would be no page to come back to. */
  readonly connection: Connection
  readonly reload: () => void
}

/**
 * Loads the page again for a missing chunk, and tells whether it does. Where nothing can be remembered it does not, since
 * it would not stop.
 */
export const createChunkReload =
  ({ memory, clock, connection, reload }: ChunkReloadPorts): (() => boolean) =>
  () => {
    const now = clock.now()
    const reloads = connection.online.value && mayReload(memory.read(), now) && memory.write(String(now))
    if (reloads) reload()
    return reloads
  }
