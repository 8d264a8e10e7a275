import { describe, expect, it, vi } from 'vitest'
import { articlesToPrint } from '../../../server/rc-pub/store/articles-to-print.ts'
import { createRecordingPrinter, slowPrint } from './recording-printer.ts'
import { servedPdfs } from './served-pdfs.ts'

const printer = createRecordingPrinter()
let isBusy = true
let asked = 0
const printAhead = {
  isBusy: () => {
    asked += 1
    return isBusy
  },
  interval: 10,
}
const { store, failures, get, getMade, rcPub } = servedPdfs(printer, { printAhead })

interface Printed {
  readonly id: number
  readonly language: string
}

const until = (condition: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(condition, { timeout: slowPrint })

const printed = (): Promise<readonly Printed[]> =>
  store().query<Printed>('select article_id as id, language from printed_pdf order by turn')

describe('printing ahead', { timeout: slowPrint }, () => {
  it('takes the newest issue of every site first, then what is read most', async () => {
    const mostRead = 2
    const ids = await articlesToPrint(store(), mostRead)
    const newest = await store().query<{ id: number; siteId: number }>(
      `select a.id, a.site_id as "siteId" from article a join site s on s.id = a.site_id
      where a.has_text and not s.expired and a.period_id = (
        select p.id from period p where p.site_id = s.id order by year desc, rank desc, id desc limit 1)`,
    )
    const ofNewest = new Set(newest.map(({ id }) => id))
    const count = ofNewest.size
    expect(count).toBeGreaterThan(4)
    expect(new Set(ids.slice(0, count))).toEqual(ofNewest)
    expect(new Set(ids).size).toBe(ids.length)
    // one article of every site before the second of any
    const sites = new Set(newest.map(({ siteId }) => siteId))
    const siteOf = new Map(newest.map(({ id, siteId }) => [id, siteId]))
    expect(new Set(ids.slice(0, sites.size).map((id) => siteOf.get(id)))).toEqual(sites)
    const read = await store().query<{ id: number; visits: number; siteId: number }>(
      'select id, visits, site_id as "siteId" from article where id = any($1::bigint[])',
      [ids.slice(count)],
    )
    for (const { id, visits, siteId } of read) {
      const [more] = await store().query<{ count: number }>(
        'select count(*)::int as count from article where site_id = $1 and has_text and visits > $2',
        [siteId, visits],
      )
      expect([id, (more?.count ?? 0) < mostRead, visits > 0]).toEqual([id, true, true])
    }
  })

  it('happens only while there is nothing better to do, and is given up for a reader', async () => {
    await until(() => asked > 3)
    expect(printer.count()).toBe(0)
    const release = printer.hold()
    isBusy = false
    await until(() => printer.count() === 1)
    const [wanted] = (await articlesToPrint(store(), 0)).slice(-1)
    expect((await get(`download/${wanted}?language=en`)).headers['retry-after']).toBe('3')
    await until(() => printer.count() === 2)
    expect(printer.givenUp()).toBe(1)
    isBusy = true
    release()
    expect((await getMade(`download/${wanted}?language=en`)).statusCode).toBe(200)
    expect(await printed()).toEqual([{ id: wanted, language: 'en' }])
    // it goes on where it was
    const [given, , ...later] = printer.titles
    isBusy = false
    await until(async () => (await printed()).length >= 3)
    isBusy = true
    const [first] = await articlesToPrint(store(), 0)
    expect((await printed()).slice(1, 3)).toEqual([
      { id: first, language: 'zh' },
      { id: first, language: 'en' },
    ])
    expect([...later, ...printer.titles.slice(2)][0]).toBe(given)
    expect((await get(`download/${first}?language=zh`)).statusCode).toBe(200)
  })

  it('ends at once when the portal stops', async () => {
    const release = printer.hold()
    const [before, count] = [await printed(), printer.count()]
    isBusy = false
    await until(() => printer.count() > count)
    await rcPub().endPrinting(slowPrint)
    isBusy = true
    release()
    expect((await printed()).slice(0, before.length)).toEqual(before)
    expect(failures).toEqual([])
  })
})
