import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../server/rc-pub/index.ts'
import { copyOfStore, openStore, type FilledStore } from './filled-store.ts'
import { startPortalProcess, type Environment, type PortalProcess } from './portal-process.ts'

/** A portal with samples of its own, for tests that change them; it is there while the tests of a file run. */
export interface OwnPortal {
  /** The folder of its store. */
  readonly folder: string
  readonly port: number
  /** An address on the host of a site. */
  readonly at: (sld: string, path: string) => string
}

/**
 * @param ready what has to be true of the portal before the first test
 * @param fill what its store holds beside the samples
 * @param environment its further settings
 */
export function ownPortal(
  ready: (port: number) => Promise<unknown> = async () => undefined,
  fill?: (database: Database) => Promise<unknown>,
  environment: Environment = {},
): OwnPortal {
  let store: FilledStore
  let portal: PortalProcess
  beforeAll(async () => {
    store = copyOfStore()
    if (fill !== undefined) {
      const database = await openStore(store)
      await fill(database)
      await database.close()
    }
    portal = await startPortalProcess({ XUEKAN_DATA: store.folder, RATE_LIMITS: 'off', ...environment })
    await ready(portal.port)
  }, 120_000)
  afterAll(async () => {
    await portal.stop()
    store.remove()
  })
  return {
    get folder() {
      return store.folder
    },
    get port() {
      return portal.port
    },
    at: (sld, path) => `http://${sld}.localhost:${portal.port}${path}`,
  }
}
