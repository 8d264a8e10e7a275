import { describe, expect, it, vi } from 'vitest'
import { createRecordingPrinter, slowPrint } from './recording-printer.ts'
import { servedPdfs } from './served-pdfs.ts'

const printer = createRecordingPrinter()
const { store, failures, flush, get, getMade, rcPub } = servedPdfs(printer, { mostPrintsWaiting: 2 })

/** Where articles with a full text are downloaded, each in both languages. */
const downloads = async (): Promise<readonly string[]> => {
  const rows = await store().query<{ id: number }>('select id from article where has_text order by id')
  return rows.flatMap(({ id }) => [`download/${id}?language=zh`, `download/${id}?language=en`])
}

const until = (condition: () => boolean): Promise<unknown> => vi.waitUntil(condition, { timeout: slowPrint })

const messageOf = async (path: string): Promise<string> =>
  (await get(path)).json<{ message: string }>().message

const keptCount = async (): Promise<number> => {
  const [row] = await store().query<{ count: number }>('select count(*)::int as count from printed_pdf')
  return row?.count ?? 0
}

describe('a PDF that is not made yet', { timeout: slowPrint }, () => {
  it('is refused at once with 503, words and the time to come again, and is there when it has been made [C7.17]', async () => {
    const release = printer.hold()
    const [chinese = '', english = ''] = await downloads()
    const answer = await get(english)
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
      503,
      '3',
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toEqual({
      status: 503,
      message: 'The PDF is being made: please ask again in some seconds.',
      data: null,
    })
    const later = await get(chinese)
    expect([later.statusCode, later.headers['retry-after']]).toEqual([503, '6'])
    expect(await messageOf(chinese)).toBe('正在生成 PDF，请稍后再来获取')
    expect((await get(english, {}, 'HEAD')).statusCode).toBe(503)
    release()
    expect((await getMade(english)).body.slice(0, 5)).toBe('%PDF-')
    expect((await getMade(chinese)).statusCode).toBe(200)
    expect(printer.count()).toBe(2)
  })

  it('is refused with other words where too many wait, and no more is begun when the portal stops', async () => {
    const release = printer.hold()
    const [, , wanted = '', next = '', ...more] = await downloads()
    const printed = printer.count()
    await get(wanted)
    for (const path of [next, more[0] ?? '']) expect(await messageOf(path)).toMatch(/^The PDF is|^正在/)
    const late = more[1] ?? ''
    const refused = await get(late)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
    expect(await messageOf(late)).toBe('Too many PDFs are being made, please try again later.')
    const kept = await keptCount()
    const ending = rcPub().endPrinting(slowPrint)
    release()
    await ending
    expect([printer.count(), await keptCount()]).toEqual([printed + 1, kept + 1])
    expect(await messageOf(late)).toBe('The server is stopping, please try again later.')
    await flush()
    // what was under way is there at the next start
    expect((await get(wanted)).statusCode).toBe(200)
    expect(printer.count()).toBe(printed + 1)
  })

  it('is dropped without damage when the portal stops and the grace is over', async () => {
    const [wanted = ''] = (await downloads()).slice(-1)
    const release = printer.hold()
    const [kept, printed] = [await keptCount(), printer.count()]
    await get(wanted)
    await until(() => printer.count() > printed)
    await rcPub().endPrinting(1)
    await until(() => printer.givenUp() > 0)
    expect(await keptCount()).toBe(kept)
    release()
    await flush()
    expect((await getMade(wanted)).statusCode).toBe(200)
    expect(failures).toEqual([])
  })
})
