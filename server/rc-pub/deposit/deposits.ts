import { queueDeposits } from './queue-deposits.ts'
import { sendDeposits, type SendDepositsOptions } from './send-deposits.ts'

export interface Deposits {
  /** Queues what registries have not been told and sends what is due; a round that is under way is waited for. Never fails. */
  readonly round: () => Promise<void>
  /** Over when the round that is under way is. */
  readonly underWay: () => Promise<void>
}

/** Tells registries of articles. */
export function createDeposits(options: SendDepositsOptions): Deposits {
  const work = async (): Promise<void> => {
    try {
      await queueDeposits(options)
      await sendDeposits(options)
    } catch (failure) {
      options.report(failure)
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
