import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSiteFolder } from '../../server/rc-pub/load/read-site-folder.ts'
import { ask } from '../browser/support/ask.ts'
import { storeWithSites, type FilledStore } from '../browser/support/filled-store.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'

let store: FilledStore
let portal: PortalProcess

beforeAll(async () => {
  const source = readSiteFolder(fileURLToPath(new URL('./expired-site', import.meta.url)), 'expired-site')
  store = await storeWithSites([source])
  portal = await startPortalProcess({ XUEKAN_DATA: store.folder })
})

afterAll(async () => {
  await portal.stop()
  store.remove()
})

describe('a site whose time is over', () => {
  it('leads every address to /forbiddenPage in its language [C8.2]', async () => {
    for (const [path, cookie, language] of [
      ['/zh/home', '', 'zh'],
      ['/en/article/doi/10.5555/slgc.2026.05.001', '', 'en'],
      ['/', 'language=en', 'en'],
    ] as const) {
      const { status, headers } = await ask({ site: 'daoqi', path, cookie, port: portal.port })
      expect(status).toBe(302)
      expect(headers['location']).toBe(`/forbiddenPage?lang=${language}`)
    }
  })

  it('says so there, with 403 [C2.5] [C8.2]', async () => {
    const zh = await ask({ site: 'daoqi', path: '/forbiddenPage?lang=zh', port: portal.port })
    const en = await ask({ site: 'daoqi', path: '/forbiddenPage?lang=en', port: portal.port })
    expect([zh.status, en.status]).toEqual([403, 403])
    expect(en.body).toContain('This website has expired')
    expect(zh.body).toContain('<html lang="zh"')
  })

  it('does not keep other sites from being read', async () => {
    expect((await ask({ site: 'slgc', path: '/zh/home', port: portal.port })).status).toBe(200)
  })
})
