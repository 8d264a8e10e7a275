import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { readSiteFolder } from '../../../server/rc-pub/load/read-site-folder.ts'
import { ask } from '../../browser/support/ask.ts'
import { storeWithSites, type FilledStore } from '../../browser/support/filled-store.ts'
import { startPortalProcess, type PortalProcess } from '../../browser/support/portal-process.ts'

/** The built portal over one site that has a column of every code (C2.41); answers how its pages are asked for. */
export function openEveryCode() {
  let store: FilledStore
  let portal: PortalProcess
  beforeAll(async () => {
    const source = readSiteFolder(fileURLToPath(new URL('../every-code', import.meta.url)), 'every-code')
    store = await storeWithSites([source])
    portal = await startPortalProcess({ XUEKAN_DATA: store.folder })
  })
  afterAll(async () => {
    await portal.stop()
    store.remove()
  })
  return (path: string) => ask({ site: 'daima', path, port: portal.port })
}
