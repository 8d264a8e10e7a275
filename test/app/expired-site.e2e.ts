import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { describeOpenProblem, openDatabase } from '../../server/rc-pub/index.ts'
import { loadSites } from '../../server/rc-pub/load/load-sites.ts'
import { readSiteFolder } from '../../server/rc-pub/load/read-site-folder.ts'
import { ask } from '../browser/support/ask.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'

let folder: string
let portal: PortalProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xuekan-expired-'))
  cpSync(inject('filledFolder'), folder, { recursive: true })
  const opened = await openDatabase({ kind: 'folder', folder, worker: null })
  if (!opened.ok) throw new Error(describeOpenProblem(opened.error))
  const source = readSiteFolder(fileURLToPath(new URL('./expired-site', import.meta.url)), 'expired-site')
  const loaded = await loadSites(opened.value, [source], { clean: (html) => html, today: '2026-11-20' })
  await opened.value.close()
  if (!loaded.ok) throw new Error('The expired site is refused')
  portal = await startPortalProcess({ XUEKAN_DATA: folder })
})

afterAll(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
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
