import type { Log } from './log.ts'

/** Milliseconds in which a signal that comes twice is one: Ctrl-C under npm reaches the portal on two ways. */
const sameSignal = 500

/** Seconds beside the grace time in which the store is closed. */
const forTheStore = 10

export interface Stopping {
  readonly close: () => Promise<void>
  readonly log: Log
  /** Seconds that requests under way have. */
  readonly grace: number
}

/** Closes what runs at the first SIGTERM or SIGINT and leaves with 0; leaves at once at a second, or when nothing ends. */
export function stopOnSignal({ close, log, grace }: Stopping): void {
  let stoppingSince: number | null = null
  const stop = (signal: NodeJS.Signals): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameSignal) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(
      () => {
        log.error('it did not end in time')
        process.exit(1)
      },
      (grace + forTheStore) * 1_000,
    ).unref()
    close().then(
      () => process.exit(0),
      (failure: unknown) => {
        log.error({ err: failure }, 'it could not be closed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
