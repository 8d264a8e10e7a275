import { describe, expect, it } from 'vitest'
import {
  findPrinted,
  storePrinted,
  readPrinted,
  type PrintedKey,
} from '../../../server/rc-pub/pdf/printed-pdfs.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord } from '../rc-pub/article-records.ts'
import { openedStore } from '../rc-pub/opened-store.ts'
import { storeSite } from '../rc-pub/stored-site.ts'

let ids: readonly number[] = []

const store = openedStore(async (database) => {
  const site = await storeSite(database, { sld: 'pdf' })
  await saveArticles(
    database,
    site,
    ['a', 'b', 'c'].map((key) => articleRecord({ key })),
  )
  ids = (await database.query<{ id: number }>('select id from article order by key')).map(({ id }) => id)
})

const keyOf = (at: number, given: Partial<PrintedKey> = {}): PrintedKey => ({
  articleId: ids[at] ?? 0,
  language: 'zh',
  madeOf: 'one',
  ...given,
})

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

describe('storePrinted', () => {
  it('keeps one PDF for an article in each language, as long as it is made of the same', async () => {
    const first = await storePrinted(store(), keyOf(0), bytes(1, 2, 3))
    const other = await storePrinted(store(), keyOf(0, { language: 'en' }), bytes(9))
    expect(await findPrinted(store(), keyOf(0))).toEqual(first)
    expect(await findPrinted(store(), keyOf(0, { language: 'en' }))).toEqual(other)
    expect(await findPrinted(store(), keyOf(0, { madeOf: 'two' }))).toBe(null)
    expect(await findPrinted(store(), keyOf(1))).toBe(null)
    const second = await storePrinted(store(), keyOf(0, { madeOf: 'two' }), bytes(4, 5))
    expect([second.size, second.sha256 === first.sha256]).toEqual([2, false])
    expect(await findPrinted(store(), keyOf(0))).toBe(null)
    expect(await readPrinted(store(), keyOf(0), first.sha256, 0, 3)).toBe(null)
  })

  it('reads any part', async () => {
    const { sha256 } = await storePrinted(store(), keyOf(1), bytes(1, 2, 3, 4))
    const read = async (from: number, to: number) => [
      ...((await readPrinted(store(), keyOf(1), sha256, from, to)) ?? []),
    ]
    expect([await read(0, 4), await read(1, 3), await read(3, 4)]).toEqual([[1, 2, 3, 4], [2, 3], [4]])
  })

  it('lets the oldest go where there is no room, never the newest', async () => {
    await store().query('delete from printed_pdf')
    for (const at of [0, 1, 2]) await storePrinted(store(), keyOf(at), bytes(1, 2, 3), 7)
    const stored = await Promise.all(
      [0, 1, 2].map(async (at) => (await findPrinted(store(), keyOf(at))) !== null),
    )
    expect(stored).toEqual([false, true, true])
    await storePrinted(store(), keyOf(1), bytes(5, 6, 7), 7)
    await storePrinted(store(), keyOf(0), bytes(1, 2, 3), 7)
    const later = await Promise.all(
      [0, 1, 2].map(async (at) => (await findPrinted(store(), keyOf(at))) !== null),
    )
    expect(later).toEqual([true, true, false])
  })

  it('goes with its article', async () => {
    await store().query('delete from article where id = $1', [ids[0] ?? 0])
    expect(await findPrinted(store(), keyOf(0))).toBe(null)
  })
})
