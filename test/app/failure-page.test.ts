import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../app/server/settings.ts'
import { startPortal, type RunningPortal } from '../../app/server/start-portal.ts'

let clientFolder: string
let portal: RunningPortal
const reported: unknown[] = []
const broken = new Error('the secret of a broken part')

beforeAll(async () => {
  clientFolder = mkdtempSync(join(tmpdir(), 'xuekan-client-'))
  mkdirSync(join(clientFolder, 'assets'))
  portal = await startPortal(
    readSettings({
      PORT: '0',
      XUEKAN_DATA: clientFolder,
      RC_PUB_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    }),
    {
      clientFolder,
      assetsOf: () => ({ beforePaint: null, look: '', start: null, styles: [], fonts: [] }),
      report: (failure) => reported.push(failure),
      makeRenderer: () => () => Promise.reject(broken),
    },
  )
})

afterAll(async () => {
  await portal.close()
  rmSync(clientFolder, { recursive: true })
})

describe('a failure of the portal’s own code', () => {
  it.each([
    ['/zh/home', '', 'zh'],
    ['/en/home', 'language=zh', 'en'],
    ['/article?q=a&lang=en', '', 'en'],
    ['/slgc/home/en', 'language=zh', 'en'],
    ['/homeNav?l=en', '', 'en'],
    ['/', 'a=1; language=en; b=2', 'en'],
    ['/', 'language=fr', 'zh'],
    ['/', 'language=en', 'en'],
    ['/', '', 'zh'],
  ])(
    'answers %s (cookie %j) with a plain 500 page in %s, and is reported [C8.6]',
    async (path, cookie, language) => {
      reported.length = 0
      const answer = await fetch(`http://127.0.0.1:${portal.port}${path}`, { headers: { cookie } })
      const html = await answer.text()
      expect(answer.status).toBe(500)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`href="/${language}/home"`)
      expect(html).not.toContain('secret')
      expect(reported).toEqual([broken])
    },
  )
})
