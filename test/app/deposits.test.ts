import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runDeposits } from '../../app/commands/deposits/run-deposits.ts'
import { openPglite } from '../../server/rc-pub/store/pglite-driver.ts'
import { readXml } from '../domain/citation/readers.ts'
import { orderOf, strayChild } from '../domain/deposit/deposit-orders.ts'
import { fillFolder } from '../server/store/prepared-folder.ts'

vi.setConfig({ hookTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'xuekan-deposits-'))
const data = join(folder, 'data')
const deposits = join(folder, 'deposits')
const open = () => openPglite({ folder: data, worker: null })
const run = (...args: readonly string[]) =>
  runDeposits({
    args,
    open: async () => ({ database: await open(), isShared: false }),
    origin: 'https://journals.example.org',
    folder: deposits,
    now: new Date('2026-11-23T12:00:00Z'),
  })

const change = async (sql: string): Promise<void> => {
  const database = await open()
  await database.query(sql)
  await database.close()
}

let dois: readonly string[]

beforeAll(async () => {
  await fillFolder(data, 'samples')
  const database = await open()
  const rows = await database.query<{ doi: string }>("select doi from article where doi <> '' order by id")
  dois = rows.map(({ doi }) => doi)
  await database.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run deposits', () => {
  it('shows each sample article in the form of each registry, well-formed and in order', async () => {
    expect(dois.length).toBeGreaterThan(50)
    for (const doi of dois.filter((_, at) => at % 5 === 0))
      for (const form of ['crossref', 'doaj', 'pubmed'] as const) {
        const { code, lines } = await run('show', doi, form)
        expect(code).toBe(0)
        expect(strayChild(readXml(lines.join('\n')), orderOf[form])).toBeNull()
        expect(lines.join('\n')).toContain(`>${doi}<`)
      }
  })

  it('writes nothing of demonstration DOIs', async () => {
    const { lines } = await run('write')
    expect(lines.at(-1)).toContain(`${dois.length} have demonstration DOIs`)
    expect(readdirSync(deposits)).toEqual(['deposited.json'])
  })

  it('writes what is new, and again exactly when something of it has changed', async () => {
    const [doi = ''] = dois
    const real = doi.replace('10.5555', '10.12345')
    await change(
      `update article set doi = '${real}', record = jsonb_set(record, '{doi}', '"${real}"') where doi = '${doi}'`,
    )
    expect((await run('write')).lines[0]).toMatch(/^1 articles/)
    const [name = ''] = readdirSync(join(deposits, 'crossref'))
    const xml = readFileSync(join(deposits, 'crossref', name), 'utf8')
    expect(xml).toContain(`<doi>${real}</doi>`)
    expect(xml).toContain('<timestamp>20261123120000000</timestamp>')
    expect(xml).toMatch(/<resource>https:\/\/[a-z]+\.journals\.example\.org\/(?:zh|en)\/article\/doi\//)
    expect(existsSync(join(deposits, 'doaj', name))).toBe(true)

    rmSync(join(deposits, 'crossref', name))
    await change(`update article set visits = visits + 1 where doi = '${real}'`)
    expect((await run('write')).lines.slice(0, 2).map((each) => Number.parseInt(each, 10))).toEqual([0, 1])
    await change(
      `update article set record = jsonb_set(record, '{title,en}', '"Another title"') where doi = '${real}'`,
    )
    expect((await run('write')).lines[0]).toMatch(/^1 articles/)
    expect(readFileSync(join(deposits, 'crossref', name), 'utf8')).toContain('>Another title<')
  })

  it('says how it is called, and what it does not know', async () => {
    for (const args of [[], ['show'], ['show', '10.1/x', 'other'], ['write', 'more'], ['send']])
      expect((await run(...args)).complaints[0]).toMatch(/^Usage/)
    expect(await run('show', '10.1234/unknown')).toMatchObject({ code: 1 })
    const busy = { open: async () => 'The folder is taken.', args: ['write'] }
    const outcome = runDeposits({ ...busy, origin: 'https://a.cn', folder: deposits, now: new Date(0) })
    expect((await outcome).complaints).toEqual(['The folder is taken.'])
  })
})
