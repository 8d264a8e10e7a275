import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import { copyOfStore, openStore } from '../../browser/support/filled-store.ts'
import { startPortalProcess } from '../../browser/support/portal-process.ts'
import { hostilities, spoil, type HostilityName } from './hostilities.ts'

/** An rc-pub with the sample sites, to be stood before portals whose sites are hostile. */
export interface HostileSites {
  /** What went wrong in rc-pub itself. */
  readonly failures: readonly unknown[]
  /** Starts a portal before it; answers the portal's port. */
  readonly portalOf: (name: HostilityName) => Promise<number>
  readonly close: () => Promise<void>
}

export async function openHostileSites(): Promise<HostileSites> {
  const store = copyOfStore()
  const database = await openStore(store)
  const failures: unknown[] = []
  const rcPub = await createRcPub({ database, report: (failure) => failures.push(failure) })
  const closers: (() => Promise<unknown>)[] = []
  return {
    failures,
    portalOf: async (name) => {
      const server = await hostileServer(rcPub, name)
      const { port } = server.server.address() as AddressInfo
      const portal = await startPortalProcess({
        RC_PUB_URL: `http://127.0.0.1:${port}`,
        XUEKAN_DATA: join(store.folder, 'unused'),
      })
      closers.push(async () => {
        await portal.stop()
        await server.close()
      })
      return portal.port
    },
    close: async () => {
      for (const close of closers) await close()
      await rcPub.close()
      await database.close()
      store.remove()
    },
  }
}

async function hostileServer(rcPub: RcPub, name: HostilityName) {
  const server = await createRcPubServer(rcPub)
  server.addHook('onRequest', async ({ headers }) => {
    // what is packed cannot be spoiled
    delete headers['accept-encoding']
  })
  server.addHook('onSend', async ({ url }, reply, payload) => {
    if (typeof payload !== 'string') return payload
    reply.removeHeader('content-length')
    return spoil(url, payload, hostilities[name])
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return server
}
