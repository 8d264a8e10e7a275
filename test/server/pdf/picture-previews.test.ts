import { afterAll, describe, expect, it } from 'vitest'
import { createRcPub } from '../../../server/rc-pub/create-rc-pub.ts'
import { createRcPubServer } from '../../../server/rc-pub/index.ts'
import { createChromiumPrinter } from '../../../server/rc-pub/pdf/chromium-printer.ts'
import { noPrinter, type PdfPrinter } from '../../../server/rc-pub/pdf/pdf-printer.ts'
import { saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import { rasterSizeOf } from '../../../server/rc-pub/load/pictures/raster-size.ts'
import { openedStore } from '../rc-pub/opened-store.ts'
import { foundBrowser } from './found-browser.ts'
import { slowPrint } from './recording-printer.ts'

const store = openedStore()
const chromium = createChromiumPrinter({
  findBrowser: foundBrowser,
  isSandboxed: false,
  timeLimit: slowPrint,
  pictureLimit: slowPrint,
})
afterAll(() => chromium.close())

const save = async (text: string, mediaType: string): Promise<number> => {
  const [id = 0] = await saveFiles(store(), [{ name: 'a', mediaType, bytes: Buffer.from(text) }])
  return id
}
const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/>
  <script>document.querySelector('rect').setAttribute('fill', 'red')</script></svg>`

/** Asks an rc-pub that draws with this printer. */
async function served(printer: PdfPrinter) {
  const failures: unknown[] = []
  const rcPub = await createRcPub({
    database: store(),
    printer,
    limits: null,
    report: (each) => failures.push(each),
  })
  const server = await createRcPubServer(rcPub)
  return {
    failures,
    get: (id: number | string) => server.inject({ url: `/rc-pub/front/files/preview?id=${id}` }),
    close: async () => {
      await rcPub.close()
      await server.close()
    },
  }
}

describe('files/preview', () => {
  it(
    'answers a drawing as a JPEG that every site shows, drawn once',
    async () => {
      let drawn = 0
      const counting: PdfPrinter = {
        ...chromium,
        draw: (...asked) => {
          drawn += 1
          return chromium.draw(...asked)
        },
      }
      const { get, failures, close } = await served(counting)
      const id = await save(drawing('blue'), 'image/svg+xml')
      const [answer, again] = await Promise.all([get(id), get(id)])
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(rasterSizeOf(answer.rawPayload, 'image/jpeg')).toEqual({ width: 1200, height: 630 })
      expect(again.rawPayload).toEqual(answer.rawPayload)
      expect((await get(id)).rawPayload).toEqual(answer.rawPayload)
      expect(drawn).toBe(1)
      const other = await get(await save(drawing('white'), 'image/svg+xml'))
      expect(other.rawPayload).not.toEqual(answer.rawPayload)
      for (const none of [await save('{}', 'application/json'), 1, 'x', ''])
        expect((await get(none)).statusCode).toBe(404)
      expect(failures).toEqual([])
      await close()
    },
    slowPrint,
  )

  it('says when it is worth asking again where nothing can be drawn, and draws few at a time', async () => {
    const { get, close } = await served(noPrinter)
    const id = await save(drawing('green'), 'image/svg+xml')
    const answer = await get(id)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    await close()

    const held: (() => void)[] = []
    const waiting: PdfPrinter = {
      ...noPrinter,
      draw: async () => {
        await new Promise<void>((resolve) => held.push(resolve))
        return { ok: true, value: new Uint8Array([255]) }
      },
    }
    const crowded = await served(waiting)
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => save(drawing(name), 'image/svg+xml')),
    )
    const first = ids.slice(0, 4).map((each) => crowded.get(each))
    await expect.poll(() => held.length).toBe(4)
    expect((await crowded.get(ids[4] ?? 0)).statusCode).toBe(503)
    for (const release of held) release()
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    await crowded.close()
  })
})
