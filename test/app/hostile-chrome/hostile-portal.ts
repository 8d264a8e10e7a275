import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createRcPub,
  createRcPubServer,
  describeOpenProblem,
  openDatabase,
  type RcPub,
} from '../../../server/rc-pub/index.ts'
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

/** `filledFolder`: a store with the samples; it is copied. */
export async function openHostileSites(filledFolder: string): Promise<HostileSites> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-hostile-'))
  cpSync(filledFolder, folder, { recursive: true })
  const opened = await openDatabase({ kind: 'folder', folder, worker: null })
  if (!opened.ok) throw new Error(describeOpenProblem(opened.error))
  const database = opened.value
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
        XUEKAN_DATA: join(folder, 'unused'),
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
      rmSync(folder, { recursive: true, force: true })
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
