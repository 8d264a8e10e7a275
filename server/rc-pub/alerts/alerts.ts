import type { Senders } from '../accounts/senders.ts'
import type { Database } from '../store/database.ts'
import { queueAlerts } from './queue-alerts.ts'
import { sendMails } from './send-mails.ts'

export interface AlertsOptions {
  readonly database: Database
  readonly senders: Pick<Senders, 'mail'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly report: (failure: unknown) => void
  /** Milliseconds for which nothing of an issue has changed before it is told; ten minutes without it. */
  readonly settles?: number
}

export interface Alerts {
  /** Queues what is new for subscribers and sends what waits; a round that is under way is waited for. Never fails. */
  readonly round: () => Promise<void>
  /** Over when the round that is under way is. */
  readonly underWay: () => Promise<void>
}

const standardSettles = 600_000

/** Tells members of the new issues of the journals that they are subscribed to. */
export function createAlerts({
  database,
  senders,
  now,
  report,
  settles = standardSettles,
}: AlertsOptions): Alerts {
  const work = async (): Promise<void> => {
    try {
      await queueAlerts({ database, now, settles })
      await sendMails({ database, mail: senders.mail, now, report })
    } catch (failure) {
      report(failure)
    }
  }
  let present: Promise<void> | null = null
  return {
    round: () => {
      present ??= work().finally(() => (present = null))
      return present
    },
    underWay: () => present ?? Promise.resolve(),
  }
}
