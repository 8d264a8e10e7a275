import { createDeposits } from '../deposit/deposits.ts'
import type { DepositPlace } from '../deposit/send-deposits.ts'
import { createAlerts, type AlertsOptions } from './alerts.ts'

/** `every` where nothing is said. */
export const lookEvery = 60_000

export interface DeliveriesOptions extends AlertsOptions {
  /** Where registries are told of articles; they are told nothing where it is null. */
  readonly deposits: DepositPlace | null
  /** Milliseconds between two looks for what people and registries are to be told of, and for what waits. */
  readonly every: number
}

/** What leaves a deployment while nobody waits for it. Any number of processes may do this beside each other. */
export interface Deliveries {
  /** Sends the mails that wait now, not at the next look. Never fails. */
  readonly sendMails: () => Promise<void>
  /** Begins nothing more; over when what is under way is. */
  readonly close: () => Promise<void>
}

/** Looks now and then for news of subscribers and registries, and sends it. */
export function startDeliveries({ deposits: place, every, ...options }: DeliveriesOptions): Deliveries {
  const alerts = createAlerts(options)
  const { database, now, report } = options
  const deposits = place === null ? null : createDeposits({ ...place, database, now, report })
  const looking = setInterval(() => {
    void alerts.round()
    void deposits?.round()
  }, every).unref()
  return {
    sendMails: alerts.send,
    close: async () => {
      clearInterval(looking)
      await alerts.close()
      await deposits?.underWay()
    },
  }
}
