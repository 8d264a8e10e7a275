import { createPurger, type PurgeWatch } from '../../../server/host/sharing/purger.ts'
import { sendPurge } from '../../../server/host/sharing/send-purge.ts'
import type { RcPub } from '../../../server/rc-pub/index.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { reasonOf } from './rc-pub-watch.ts'

/** Milliseconds between two looks whether the content has changed. */
const interval = 1_000

export interface PurgingOptions {
  /** PURGE_URL. */
  readonly address: string
  readonly content: RcPub['sharedContent']
  readonly log: Pick<Log, 'warn' | 'info'>
  readonly sent: Metrics['purged'] | null
}

/**
 * Tells shared caches of every change of the content, those that came while no portal ran included.
 * @returns what ends it
 */
export async function startPurging({ address, content, log, sent }: PurgingOptions): Promise<() => void> {
  const { host } = new URL(address)
  const watch: PurgeWatch = {
    sent: sent ?? (() => undefined),
    failed: (failure, pause) =>
      log.warn(
        { host, reason: reasonOf(failure), again: pause / 1_000 },
        'shared caches do not take what has changed',
      ),
    recovered: () => log.info({ host }, 'shared caches take what has changed again'),
  }
  const look = createPurger({
    sites: content.versions,
    told: await content.readTold(),
    taken: content.storeTold,
    send: (keys) => sendPurge(address, keys),
    now: () => performance.now(),
    watch,
  })
  const looking = setInterval(() => void look(), interval).unref()
  return () => clearInterval(looking)
}
