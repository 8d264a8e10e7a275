import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { pieceSize } from '../../../server/rc-pub/bytes/in-pieces.ts'
import { saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import { servedSamples } from './served-samples.ts'

const { server, store, failures } = servedSamples()

const alphabet = new TextEncoder().encode('abcdefghijklmnopqrstuvwxyz')
const large = new Uint8Array(2 * pieceSize + 321).map((_, index) => (index * 7 + (index >> 9)) % 251)

let base = ''
const planBytes = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg">${Array.from({ length: 900 }, (_, at) => `<path d="M${(at * 7) % 97} ${(at * 13) % 89}h${at % 11}v${at % 5}z"/>`).join('')}</svg>`,
)

let [small, big, drawing, empty, plan] = [0, 0, 0, 0, 0]
beforeAll(async () => {
  await server().listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server().server.address() as AddressInfo).port}/rc-pub/front/`
  const files = [
    { name: '年报/2026 年.txt', mediaType: 'image/png', bytes: alphabet },
    { name: 'film.webm', mediaType: 'video/webm', bytes: large },
    {
      name: 'a.svg',
      mediaType: 'image/svg+xml',
      bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: '', mediaType: 'image/png', bytes: new Uint8Array() },
    { name: 'plan.svg', mediaType: 'image/svg+xml', bytes: planBytes },
  ]
  ;[small = 0, big = 0, drawing = 0, empty = 0, plan = 0] = await saveFiles(store(), files)
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(base + path, { headers, method })
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const packedDrawing = async () => {
  const url = `/rc-pub/front/files/get?id=${plan}`
  const { headers, rawPayload } = await server().inject({ url, headers: { 'accept-encoding': 'br' } })
  return [headers, rawPayload] as const
}
const part = async (range: string, more: Readonly<Record<string, string>> = {}) => {
  const answer = await get(`files/get?id=${small}`, { range, ...more })
  return [answer.status, answer.headers.get('content-range'), await answer.text()] as const
}

describe('files/get, files/{id} and files/download', () => {
  it('answer a file with its type, its size and its tag, for ever [C7.10] [C7.14]', async () => {
    for (const path of [`files/get?id=${small}`, `files/${small}`]) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-length': '26',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"[\da-f]{64}"$/),
      })
      expect(await answer.text()).toBe('abcdefghijklmnopqrstuvwxyz')
    }
  })

  it('send a drawing in fewer bytes to whoever asks after the first, under a tag of its own', async () => {
    const [first, before] = await packedDrawing()
    await expect.poll(async () => (await packedDrawing())[1].length).toBeLessThan(before.length)
    const [later, after] = await packedDrawing()
    expect([first, later].map((headers) => headers['content-encoding'])).toEqual(['br', 'br'])
    expect(first['etag']).not.toBe(later['etag'])
    expect([brotliDecompressSync(before), brotliDecompressSync(after)]).toEqual([planBytes, planBytes])
  })

  it('give a file to be saved under its own name, without its folders [C7.14]', async () => {
    const saved = async (id: number) =>
      (await get(`files/download?id=${id}`)).headers.get('content-disposition')
    expect(await saved(small)).toBe(
      `attachment; filename="2026 _.txt"; filename*=UTF-8''2026%20%E5%B9%B4.txt`,
    )
    expect(await saved(empty)).toBe(`attachment; filename="file-${empty}"`)
  })

  it('answer a part of a file, or that there is no such part [C7.10]', async () => {
    expect(await part('bytes=0-0')).toEqual([206, 'bytes 0-0/26', 'a'])
    expect(await part('bytes=24-')).toEqual([206, 'bytes 24-25/26', 'yz'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 23-25/26', 'xyz'])
    expect(await part('bytes=20-99')).toEqual([206, 'bytes 20-25/26', 'uvwxyz'])
    expect(await part('bytes=26-')).toEqual([416, 'bytes */26', ''])
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200)
    expect((await part('bytes=x'))[0]).toBe(200)
  })

  it('answer a part only while the file is the one that is asked about [C7.10]', async () => {
    const tag = (await get(`files/get?id=${small}`)).headers.get('etag') ?? ''
    expect((await part('bytes=0-1', { 'if-range': tag }))[0]).toBe(206)
    for (const other of ['"other"', `W/${tag}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect((await part('bytes=0-1', { 'if-range': other }))[0]).toBe(200)
  })

  it('say that nothing has changed to who knows the tag, weak or among others, before all else [C7.10]', async () => {
    const tag = (await get(`files/get?id=${small}`)).headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"a,b", W/"c" , ${tag}`, '*']) {
      const answer = await get(`files/get?id=${small}`, { 'if-none-match': known, range: 'bytes=0-1' })
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, tag, ''])
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    expect((await get(`files/get?id=${small}`, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(`files/get?id=${small}`, { 'if-match': '"other"' })).status).toBe(412)
    expect((await get(`files/get?id=${small}`, { 'if-match': `W/${tag}` })).status).toBe(412)
    expect((await get(`files/get?id=${small}`, { 'if-match': `"x", ${tag}` })).status).toBe(200)
  })

  it('say of a file what a GET would, to a HEAD, which knows no parts [C7.10]', async () => {
    const whole = await get(`files/get?id=${big}`)
    await whole.arrayBuffer()
    const head = await get(`files/get?id=${big}`, { range: 'bytes=0-1' }, 'HEAD')
    expect(head.status).toBe(200)
    const ofConnection = ['date', 'connection', 'keep-alive']
    const headers = (answer: Response) => [...answer.headers].filter(([name]) => !ofConnection.includes(name))
    expect(headers(head)).toEqual(headers(whole))
    expect(head.headers.get('content-length')).toBe(String(large.length))
    expect(await head.text()).toBe('')
  })

  it('answer a large file whole and in parts that cross its pieces [C7.10]', async () => {
    expect(Buffer.compare(await bytesOf(await get(`files/get?id=${big}`)), large)).toBe(0)
    const from = pieceSize - 5
    for (const to of [pieceSize + 5, 2 * pieceSize + 10, large.length]) {
      const answer = await get(`files/get?id=${big}`, { range: `bytes=${from}-${to - 1}` })
      expect(answer.status).toBe(206)
      expect(Buffer.compare(await bytesOf(answer), large.subarray(from, to))).toBe(0)
    }
  })

  it('answer a file without bytes', async () => {
    const answer = await get(`files/get?id=${empty}`)
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', ''])
    expect((await get(`files/get?id=${empty}`, { range: 'bytes=0-' })).status).toBe(416)
  })

  it('let a drawing that is opened by itself run and load nothing', async () => {
    const policy = (await get(`files/get?id=${drawing}`)).headers.get('content-security-policy')
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect((await get(`files/get?id=${small}`)).headers.get('content-security-policy')).toBeNull()
  })

  it.each([
    '',
    '0',
    '-1',
    '1e3',
    '../../etc/passwd',
    '%2e%2e%2fetc%2fpasswd',
    '999999999999999999999',
    "1' or 1=1",
  ])('refuse the id %j in an envelope, as no such file [C7.10]', async (id) => {
    const paths = [`files/get?id=${encodeURIComponent(id)}`, `files/download?id=${encodeURIComponent(id)}`]
    for (const path of [...paths, ...(id === '' ? [] : [`files/${encodeURIComponent(id)}`])]) {
      const answer = await get(path, { language: 'zh' })
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { status: 404, message: '文件不存在', data: null },
      ])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    expect(failures).toEqual([])
  })
})
