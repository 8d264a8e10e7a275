import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runImport } from '../../app/commands/import/run-import.ts'
import { openPglite } from '../../server/rc-pub/store/pglite-driver.ts'
import { demoTexts } from '../server/rc-pub/site-source.ts'
import { fillFolder, projectRoot, sampleDay } from '../server/store/prepared-folder.ts'

// the sample journals are loaded before the first test, unless another run has prepared them
vi.setConfig({ hookTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'xuekan-import-'))
const data = join(folder, 'data')
const site = join(folder, 'sites/demo')
const open = () => openPglite({ folder: data, worker: null })
const run = (...args: readonly string[]) =>
  runImport({ args, open: async () => ({ database: await open(), isShared: false }), today: sampleDay })

beforeAll(async () => {
  await fillFolder(data, 'samples')
  mkdirSync(site, { recursive: true })
  for (const [name, text] of Object.entries(demoTexts)) writeFileSync(join(site, name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const siteNames = async (): Promise<readonly string[]> => {
  const database = await open()
  const sites = await database.query<{ sld: string }>('select sld from site order by sld')
  await database.close()
  return sites.map(({ sld }) => sld)
}

describe('npm run import', () => {
  it('says a line for each mistake in the sites of a folder, ends with 1, and keeps nothing', async () => {
    const outcome = await run('--sites', join(folder, 'sites'))
    expect(outcome).toEqual({
      code: 1,
      lines: [],
      complaints: [
        `${site}/header.yaml:2: header.pcLogo names logo.svg, and the site has no such file`,
        'Nothing has been loaded.',
      ],
    })
    expect(await siteNames()).not.toContain('demo')
  })

  it('loads them once they are right, and says which were so already', async () => {
    writeFileSync(join(site, 'header.yaml'), 'navStyle: 2\n')
    expect(await run('--sites', site)).toEqual({ code: 0, lines: ['demo loaded'], complaints: [] })
    expect(await run('--sites', site)).toEqual({ code: 0, lines: ['demo unchanged'], complaints: [] })
    expect(await siteNames()).toContain('demo')
  })

  it('loads albums of articles that are not there, and names these by file and line [C7.16]', async () => {
    const album =
      '- { key: a, published: 2026-03-01, name: { zh: 辑, en: Album }, articles: [10.5555/none.1] }\n'
    writeFileSync(join(site, 'albums.yaml'), album)
    expect(await run('--sites', site)).toEqual({
      code: 0,
      lines: ['demo loaded'],
      complaints: [
        `${site}/albums.yaml:1: albums[1].articles[1] names 10.5555/none.1, and no article has this DOI`,
      ],
    })
    rmSync(join(site, 'albums.yaml'))
    expect(await run('--sites', site)).toEqual({ code: 0, lines: ['demo loaded'], complaints: [] })
  })

  it('loads articles into a journal, and into nothing else', async () => {
    const file = join(projectRoot, 'samples/articles/emf/2025-11/1-null-results-editorial.xml')
    expect(await run('--site', 'emf', file, join(folder, 'none.xml'))).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^\d loaded, \d unchanged, 1 refused(?:;|$)/)],
      complaints: expect.arrayContaining([expect.stringMatching(/none\.xml:0: there is no such file$/)]),
    })
    expect((await run('--site', 'nobody', file)).complaints).toEqual([
      `There is no journal with the short-name 'nobody'.`,
    ])
  })

  it('writes the schemas of the files of a site without opening a store', async () => {
    const schemas = join(folder, 'schemas')
    const closed = () => Promise.reject(new Error('no store is needed'))
    const outcome = await runImport({ args: ['--schemas', schemas], open: closed, today: sampleDay })
    expect(outcome.code).toBe(0)
    for (const name of readdirSync(schemas))
      expect(readFileSync(join(schemas, name))).toEqual(
        readFileSync(join(projectRoot, 'docs/site-config', name)),
      )
  })

  it('says how it is used, and why a store cannot be opened', async () => {
    for (const args of [
      [],
      ['--site', 'emf'],
      ['--sites', folder, 'a.xml'],
      ['--sites', folder, '--site', 'emf'],
    ])
      expect((await run(...args)).complaints[0]).toMatch(/^Usage: npm run import -- --site /)
    const locked = () => Promise.resolve('The folder is in use.')
    expect(await runImport({ args: ['--sites', folder], open: locked, today: sampleDay })).toEqual({
      code: 1,
      lines: [],
      complaints: ['The folder is in use.'],
    })
  })
})
