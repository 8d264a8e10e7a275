import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import { servedSamples } from './served-samples.ts'

const { server, store } = servedSamples()

const circles = '<circle cx="1" cy="2" r="3"/>'.repeat(300)
const drawing = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${circles}</svg>`)

let [figure, dot, film, scheme] = [0, 0, 0, 0]
beforeAll(async () => {
  const small = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  ;[figure = 0, dot = 0, film = 0, scheme = 0] = await saveFiles(store(), [
    { name: 'a.svg', mediaType: 'image/svg+xml', bytes: drawing },
    { name: 'b.svg', mediaType: 'image/svg+xml', bytes: small },
    { name: 'c.webm', mediaType: 'video/webm', bytes: drawing.toReversed() },
    { name: 'd.svg', mediaType: 'image/svg+xml', bytes: Buffer.concat([drawing, drawing]) },
  ])
})

const sent = async (id: number, headers: Readonly<Record<string, string>>) => {
  const answer = await server().inject({ url: `/rc-pub/front/files/get?id=${id}`, headers })
  return { ...answer, coding: answer.headers['content-encoding'], payload: answer.rawPayload }
}

describe('files/get', () => {
  it('sends a drawing compressed to whom takes it so, each coding with a tag of its own [C7.10] [issue 13]', async () => {
    const [brotli, zipped, plain] = [
      await sent(figure, { 'accept-encoding': 'gzip, deflate, br' }),
      await sent(figure, { 'accept-encoding': 'gzip' }),
      await sent(figure, { 'accept-encoding': 'identity' }),
    ]
    expect([brotli.coding, zipped.coding, plain.coding]).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(brotli.payload)).toEqual(Buffer.from(drawing))
    expect(gunzipSync(zipped.payload)).toEqual(Buffer.from(drawing))
    expect(plain.payload).toEqual(Buffer.from(drawing))
    expect(brotli.payload.length).toBeLessThan(drawing.length / 20)
    for (const { headers } of [brotli, zipped, plain]) expect(headers['vary']).toBe('accept-encoding')
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers['etag'])).size).toBe(3)
  })

  it('says to who has it in that coding that nothing has changed [C7.10]', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const tag = String((await sent(figure, accepted)).headers['etag'])
    expect((await sent(figure, { ...accepted, 'if-none-match': tag })).statusCode).toBe(304)
    expect((await sent(figure, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('says so as well once the drawing is packed better than what somebody has [C7.10]', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const early = (await sent(scheme, accepted)).headers['etag']
    await expect.poll(async () => (await sent(scheme, accepted)).headers['etag']).not.toBe(early)
    const { statusCode, headers } = await sent(scheme, { ...accepted, 'if-none-match': String(early) })
    expect([statusCode, headers['etag']]).toEqual([304, early])
  })

  it('sends a part of a drawing as it is stored [C7.10]', async () => {
    const part = await sent(figure, { 'accept-encoding': 'br', range: 'bytes=0-3' })
    expect([part.statusCode, part.coding, String(part.payload)]).toEqual([206, undefined, '<svg'])
  })

  it('compresses neither what is too short for it nor what is compressed already [C7.10]', async () => {
    for (const id of [dot, film])
      expect((await sent(id, { 'accept-encoding': 'gzip, br' })).coding).toBeUndefined()
  })
})
