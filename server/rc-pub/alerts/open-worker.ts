import { openSearch } from '../search/open-search.ts'
import { startDeliveries, type Deliveries, type DeliveriesOptions } from './start-deliveries.ts'

export type WorkerOptions = Omit<DeliveriesOptions, 'index' | 'every'>

/** Milliseconds between two looks: it has nothing else to do. */
const every = 5_000

/** Sends what leaves a deployment, beside portals and other workers on one PostgreSQL server. */
export function openWorker(options: WorkerOptions): Deliveries {
  const index = openSearch(options.database, null, options.report)
  const deliveries = startDeliveries({ ...options, index, every })
  return {
    ...deliveries,
    close: async () => {
      await deliveries.close()
      await index.close()
    },
  }
}
