import type { Senders } from '../accounts/senders.ts'
import type { Database } from '../store/database.ts'
import type { ArticleIndex } from '../search/article-index.ts'
import { matchSearches } from './match-searches.ts'
import { queueAlerts } from './queue-alerts.ts'
import { queueSearchAlerts } from './queue-search-alerts.ts'
import { sendMails } from './send-mails.ts'

export interface AlertsOptions {
  readonly database: Database
  readonly index: Pick<ArticleIndex, 'everyId'>
  readonly senders: Senders
  /** Ids of what this process sends beside the rounds; nothing without it. */
  readonly underWay?: ReadonlySet<number>
  /** The names under which subdomains are sites. */
  readonly baseHosts: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly report: (failure: unknown) => void
  /** Milliseconds for which nothing of an issue has changed before it is told; ten minutes without it. */
  readonly settles?: number
}

export interface Alerts {
  /** Queues what is new for subscribers and sends what waits; a round that is under way is waited for. Never fails. */
  readonly round: () => Promise<void>
  /** Sends what waits, without a look for what is new. Never fails. */
  readonly send: () => Promise<void>
  /** Begins nothing more; over when the mail or the step that is under way is. */
  readonly close: () => Promise<void>
}

const standardSettles = 600_000

/** Tells people of the new issues of the journals that they are subscribed to, and members of what their saved searches newly find. */
export function createAlerts({
  database,
  index,
  senders,
  baseHosts,
  now,
  report,
  settles = standardSettles,
  underWay = new Set(),
}: AlertsOptions): Alerts {
  let isEnding = false
  const send = () => sendMails({ database, senders, now, report, isEnding: () => isEnding, underWay })
  const work = async (): Promise<void> => {
    const steps = [
      () => queueAlerts({ database, now, settles }),
      () => matchSearches({ database, index, now, settles, report }),
      () => queueSearchAlerts({ database, baseHosts, now }),
      send,
    ]
    // what one cannot do now keeps no other from its work
    for (const step of steps) if (!isEnding) await step().catch(report)
  }
  // one at a time: on the embedded store nothing else keeps two from one mail
  let present: Promise<void> | null = null
  const once = (begin: () => Promise<unknown>): Promise<void> => {
    present ??= begin()
      .then(() => undefined, report)
      .finally(() => (present = null))
    return present
  }
  return {
    round: () => once(work),
    send: () => once(send),
    close: async () => {
      isEnding = true
      await present
    },
  }
}
