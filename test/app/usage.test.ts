import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runUsage } from '../../app/commands/usage/run-usage.ts'
import { openPglite } from '../../server/rc-pub/store/pglite-driver.ts'
import { fillFolder } from '../server/store/prepared-folder.ts'

vi.setConfig({ hookTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'xuekan-usage-'))
const open = () => openPglite({ folder, worker: null })
const run = (line: string) =>
  runUsage({
    args: line.split(' ').filter((each) => each !== ''),
    open: async () => ({ database: await open(), isShared: false }),
    origin: 'https://journals.example.org',
    platform: 'journals.example.org',
    now: new Date('2026-11-20T12:00:00.123Z'),
  })
const ask = async (sql: string) => {
  const database = await open()
  const rows = await database.query<{ readonly month: string; readonly uses: number }>(sql)
  await database.close()
  return rows
}

beforeAll(() => fillFolder(folder, 'samples'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run usage', () => {
  it('prints the use of a journal month by month as a table of COUNTER', async () => {
    const { code, lines, complaints } = await run('--journal slgc --from 2026-06 --to 2026-10')
    const rows = lines.join('\n').split('\r\n')
    expect([code, complaints]).toEqual([0, []])
    expect(rows[9]).toBe('Reporting_Period,Begin_Date=2026-06-01; End_Date=2026-10-31')
    expect(rows[10]).toBe('Created,2026-11-20T12:00:00Z')
    expect(rows[14]).toMatch(/Reporting_Period_Total,Jun-2026,Jul-2026,Aug-2026,Sep-2026,Oct-2026$/)
    const totals = rows.filter((row) => row.includes(',Total_Item_Investigations,'))
    const stored = await ask(
      `select m.month, sum(m.visits + m.downloads)::integer as uses from article_month m
      join site s on s.id = m.site_id where s.sld = 'slgc' and m.month between '2026-06' and '2026-10' group by 1 order by 1`,
    )
    const sums = totals
      .map((row) => row.split(',').slice(-5).map(Number))
      .reduce((sum, months) => months.map((count, at) => count + (sum[at] ?? 0)), [])
    expect(sums.filter((count) => count > 0)).toEqual(stored.map(({ uses }) => uses))
    expect(stored.length).toBeGreaterThan(2)
    expect(rows.at(-1)).toMatch(/https:\/\/slgc\.journals\.example\.org,/)
  })

  it('prints the same as JSON, up to the last closed month where no end is named', async () => {
    const { lines } = await run('--journal emf --from 2026-01 --format json')
    const { Report_Header: header, Report_Items: items } = JSON.parse(lines.join('\n')) as {
      readonly Report_Header: { readonly Report_ID: string; readonly Report_Filters: object }
      readonly Report_Items: readonly { readonly Title: string; readonly Item_ID: object }[]
    }
    expect(header).toMatchObject({
      Release: '5.1',
      Report_ID: 'TR_J3',
      Report_Filters: { Begin_Date: '2026-01-01', End_Date: '2026-10-31' },
    })
    expect(items[0]?.Item_ID).toMatchObject({ Proprietary: 'journals.example.org:emf' })
  })

  it.each([
    ['', '--journal is missing: the short-name of a journal, such as slgc.'],
    ['--journal slgc', '--from is missing: the first month, such as 2026-01.'],
    ['--journal slgc --from', '--from needs a value.'],
    ['--journal slgc --from 2026-01 --from 2026-02', '--from is given twice.'],
    ['--paper slgc', '--paper means nothing here.'],
    ['--journal slgc --from 2026-13', '--from 2026-13 is no month: write it as 2026-01.'],
    ['--journal slgc --from 2026-01 --to May', '--to May is no month: write it as 2026-01.'],
    ['--journal slgc --from 2026-05 --to 2026-04', '--from 2026-05 is after --to 2026-04.'],
    ['--journal slgc --from 2026-01 --format xml', '--format xml is not known: there are csv and json.'],
    [
      '--journal slgc --from 2026-01 --to 2026-11',
      '--to 2026-11 is not over yet: the last month that is closed is 2026-10. A report is of closed months alone.',
    ],
    [
      '--journal slgc --from 2026-11',
      '--from 2026-11 is not over yet: the last month that is closed is 2026-10.',
    ],
  ])('refuses "%s" in plain words', async (line, complaint) => {
    const { code, complaints } = await run(line)
    expect([code, complaints[0]]).toEqual([1, complaint])
  })

  it('names the journals that there are where one is unknown, and groups are none', async () => {
    for (const name of ['nature', 'www', 'hengwen'])
      expect((await run(`--journal ${name} --from 2026-01`)).complaints[0]).toMatch(
        new RegExp(`^There is no journal ${name}\\. There are: .*emf.*slgc`),
      )
  })

  it('reports nothing that was counted before there were these rules', async () => {
    await ask(
      `update article_month set is_counted = false where month = '2026-08'
      and site_id = (select id from site where sld = 'slgc')`,
    )
    const { code, complaints } = await run('--journal slgc --from 2026-06')
    expect([code, complaints[0]]).toEqual([1, expect.stringContaining('Up to 2026-08 visits of slgc')])
    expect((await run('--journal slgc --from 2026-09')).code).toBe(0)
  })

  it('says when a report has no lines, and why a store cannot be opened', async () => {
    const { code, complaints } = await run('--journal emf --from 2019-01 --to 2019-02')
    expect([code, complaints[0]]).toEqual([0, expect.stringContaining('Nothing of emf was used')])
    const busy = { args: ['--journal', 'emf', '--from', '2026-01'], open: async () => 'The folder is taken.' }
    const outcome = await runUsage({
      ...busy,
      origin: 'https://a.cn',
      platform: 'a.cn',
      now: new Date('2026-11-20'),
    })
    expect(outcome.complaints).toEqual(['The folder is taken.'])
  })
})
