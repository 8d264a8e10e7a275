import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runImport } from '../../app/commands/import/run-import.ts'
import { openPglite } from '../../server/rc-pub/store/pglite-driver.ts'
import { fillFolder, sampleDay, samplesFolder } from '../server/store/prepared-folder.ts'
import { askPage, openPortal } from './support/portal-in-test.ts'

const folder = mkdtempSync(join(tmpdir(), 'xuekan-sitemap-'))
const data = join(folder, 'data')
const database = join(data, 'database')
beforeAll(async () => {
  mkdirSync(data, { recursive: true })
  await fillFolder(database, 'samples')
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** When each page last changed, by its address without the host. */
async function readChanges(): Promise<ReadonlyMap<string, string>> {
  const portal = await openPortal('', {}, { XUEKAN_DATA: data })
  const { status, body } = await askPage(portal.port, 'slgc', '/sitemap.xml')
  expect(portal.failures).toEqual([])
  await portal.close()
  expect(status).toBe(200)
  const listed = body.matchAll(/<url><loc>http:\/\/[^/]+([^<]*)<\/loc><lastmod>([^<]*)/g)
  return new Map([...listed].map(([, path = '', changedOn = '']) => [path, changedOn]))
}

const load = (...files: readonly string[]) =>
  runImport({
    args: ['--site', 'slgc', ...files],
    open: async () => ({ database: await openPglite({ folder: database, worker: null }), isShared: false }),
    today: sampleDay,
    samples: false,
  })

describe('lastmod in a sitemap', () => {
  it('is new for an article that is imported again with a change, and stays for one that is as it was [C9.12]', async () => {
    const before = await readChanges()
    const source = (name: string): string => join(samplesFolder, 'articles/slgc/2025-5', name)
    const [corrected, same] = [
      source('001-spawning-gravel.xml'),
      source('002-heat-pulse-seepage.xml'),
    ] as const
    const text = readFileSync(corrected, 'utf8')
    const copy = join(folder, 'corrected.xml')
    writeFileSync(copy, text.replace(/<article-title\b[^>]*>/, '$&Corrected: '))
    const doiOf = (file: string): string =>
      /<article-id pub-id-type="doi">([^<]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    const start = new Date().toISOString()
    expect((await load(copy, same)).lines).toEqual([expect.stringMatching(/^1 loaded, 1 unchanged/)])

    const after = await readChanges()
    const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path)).toSorted()
    const pages = ['/issue/2025/5', `/article/doi/${doiOf(corrected)}`]
    for (const language of ['/zh', '/en'])
      for (const page of pages) {
        expect(changed).toContain(language + page)
        expect(`${after.get(language + page)}` >= `${start.slice(0, 19)}Z`).toBe(true)
      }
    const isOf = (path: string): boolean => /^\/(?:zh|en)\/(?:article|issue)\//.test(path)
    expect(changed.filter(isOf)).toHaveLength(4)
    expect(after.get(`/en/article/doi/${doiOf(same)}`)).toBe(before.get(`/en/article/doi/${doiOf(same)}`))
    expect(after.get(`/en/article/doi/${doiOf(same)}`)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  }, 240_000)
})
