import { ok } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { createMakeArticlePdf, madeOf, printKey } from '../../../server/rc-pub/pdf/make-article-pdf.ts'
import { noPrinter, type PdfPrinter } from '../../../server/rc-pub/pdf/pdf-printer.ts'
import type { Queryable } from '../../../server/rc-pub/store/database.ts'
import { articleById } from '../../../server/rc-pub/store/find-articles.ts'
import { openedStore } from '../rc-pub/opened-store.ts'

/** Prints at once: what is tried is what becomes of the print. */
const printer: PdfPrinter = { ...noPrinter, print: async () => ok(new TextEncoder().encode('%PDF-1.4')) }

const store = openedStore(undefined, 'samples')

/** The store, which is away so many times when it should take a PDF; tells each time. */
function storeAway(times: number, told: () => void = () => undefined): Queryable {
  let left = times
  return {
    query: async (sql, params) => {
      if (sql.startsWith('insert into printed_pdf') && left > 0) {
        left -= 1
        told()
        throw new Error('The store is away')
      }
      return store().query(sql, params)
    },
  }
}

async function made(database: Queryable, signal = new AbortController().signal) {
  const [row] = await store().query<{ id: number }>(
    'select id from article where has_text order by id limit 1',
  )
  await store().query('delete from printed_pdf')
  const reports: string[] = []
  const make = createMakeArticlePdf({
    database,
    printer,
    storeRest: 1,
    report: (failure) => reports.push(String(failure)),
  })
  const outcome = await make(printKey(row?.id ?? 0, 'en'), signal)
  const kept = await store().query('select 1 from printed_pdf')
  return { isOk: outcome.ok, reports, kept: kept.length }
}

const reason = 'Error: The store is away'

describe('madeOf', () => {
  it('changes when another article retracts this one, and not when it calls it its companion', async () => {
    const [one, other] = await store().query<{ id: number; doi: string }>(
      "select id, doi from article where has_text and doi <> '' order by id limit 2",
    )
    const made = async () => {
      const row = await articleById(store(), one?.id ?? 0)
      return row === null ? '' : madeOf(store(), row)
    }
    const relate = (type: string) =>
      store().query(
        "insert into article_relation (article_id, position, type, doi, url, text) values ($1, 90, $2, $3, '', '')",
        [other?.id ?? 0, type, one?.doi ?? ''],
      )
    const forget = () =>
      store().query('delete from article_relation where article_id = $1 and position = 90', [other?.id ?? 0])
    const first = await made()
    await relate('companion')
    expect(await made()).toBe(first)
    await forget()
    await relate('retracted-article')
    expect(await made()).not.toBe(first)
    await forget()
    expect(await made()).toBe(first)
  })
})

describe('a PDF that is printed while the store is started anew', () => {
  it('is kept as soon as the store is there, and that it was away is told once', async () => {
    expect(await made(storeAway(3))).toEqual({ isOk: true, reports: [reason], kept: 1 })
  })

  it('is lost where the store never comes back, or where the portal stops meanwhile', async () => {
    expect(await made(storeAway(Infinity))).toEqual({ isOk: false, reports: [reason], kept: 0 })
    const stop = new AbortController()
    expect(
      await made(
        storeAway(Infinity, () => stop.abort()),
        stop.signal,
      ),
    ).toEqual({
      isOk: false,
      reports: [],
      kept: 0,
    })
  })

  it('is given up where its article has gone', async () => {
    let isGone = false
    const away = storeAway(Infinity, () => (isGone = true))
    const withoutArticle: Queryable = {
      query: async (sql, params) =>
        isGone && sql.includes('where a.id = $1') ? [] : away.query(sql, params),
    }
    expect(await made(withoutArticle)).toEqual({ isOk: false, reports: [reason], kept: 0 })
  })
})
