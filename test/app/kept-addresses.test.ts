import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareShell } from '@xuekan/core/site'
import { of } from 'rxjs'
import { afterAll, describe, expect, it } from 'vitest'
import { storeAddresses, sitemapOf, urlsOn } from '../../app/server/stored-addresses.ts'

const folder = mkdtempSync(join(tmpdir(), 'xuekan-addresses-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const origin = 'https://slgc.example.org'

describe('a sitemap of kept addresses', () => {
  it('tells changes that are known to the day and have happened, and no others [C9.12]', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const said = [
      '2026-01-02',
      '2026-01-02T03:04:05Z',
      today,
      '2999-01-01',
      '2999-01-01T00:00:00Z',
      '2026',
      '',
    ]
    const route = { page: 'home', language: null, site: null } as const
    const part = said.map((changedOn) => ({ route, changedOn }))
    const addresses = await storeAddresses(folder, of({ ok: true, value: part }))
    if (addresses === null) throw new Error('they are kept whole')
    const sitemap = sitemapOf(origin, bareShell, addresses, urlsOn(origin, bareShell, ['example.org']))
    const pages = await sitemap.pages(0, said.length)
    expect(pages.map(({ changedOn }) => changedOn)).toEqual([...said.slice(0, 3), '', '', '', ''])
    addresses.drop()
  })
})
