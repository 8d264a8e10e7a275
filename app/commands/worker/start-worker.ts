import { openWorker } from '../../../server/rc-pub/index.ts'
import { openDeposits } from '../../server/open-deposits.ts'
import { openSenders } from '../../server/open-senders.ts'
import type { Log } from '../../server/running/log.ts'
import type { Settings } from '../../server/settings.ts'
import { openStore } from '../store/open-store.ts'

export interface RunningWorker {
  /** Over when the mail that is under way has been taken, or has failed. */
  readonly close: () => Promise<void>
}

const needsServer =
  'A worker needs the PostgreSQL server that DATABASE_URL names: the portal alone has the embedded database, and is its worker.'

/** A timer that keeps the process when all connections are idle. */
const staying = 2 ** 30

/** Sends mails and deposits beside the portal. A text says why it cannot. */
export async function startWorker(settings: Settings, log: Log): Promise<RunningWorker | string> {
  if (settings.store.kind !== 'server') return needsServer
  const opened = await openStore(settings.store, 'npm run worker')
  if (typeof opened === 'string') return opened
  const { database } = opened
  const senders = openSenders(settings)
  const reason = await senders.check()
  if (reason !== null) log.warn(reason)
  const worker = openWorker({
    database,
    senders,
    deposits: openDeposits(settings),
    baseHosts: settings.baseHosts,
    now: Date.now,
    report: (failure) => log.error({ err: failure }, 'a part of the worker failed'),
  })
  const timer = setInterval(() => undefined, staying)
  void worker.sendMails()
  return {
    close: async () => {
      clearInterval(timer)
      await worker.close()
      senders.close()
      await database.close()
    },
  }
}
