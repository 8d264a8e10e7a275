import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { decoded } from '../support/decoded.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let siteId = ''
beforeAll(async () => {
  portal = await openPortal()
  // it is told to come back until all addresses have been gathered
  await vi.waitUntil(async () => (await ask('/sitemap.xml')).status === 200, { timeout: 250_000 })
  siteId = /siteId=(\d+)/.exec((await ask('/zh/home')).body.toString())?.[1] ?? ''
}, 300_000)
afterAll(() => portal.close())

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { port } = portal
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path: path.replace('{site}', siteId),
        method,
        headers: { ...headers, host: `slgc.localhost:${port}` },
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(pieces),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })

const article = '/zh/article/doi/10.5555/slgc.2026.05.001'
const described = `page=${encodeURIComponent(article)}`

/** What programs ask again and again: one address of each kind, `{site}` for the id of the site. */
const addresses = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap.txt',
  '/opensearch.xml?lang=en',
  '/kbart.tsv?lang=en',
  '/oai?verb=Identify',
  '/oai?verb=ListSets',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc&set=journal-slgc&from=2000-01-01',
  '/unixref?doi=10.5555/slgc.2026.05.001',
  `/metadata?as=linkset&${described}`,
  `/metadata?as=csl-json&${described}`,
  `/metadata?as=json-ld&${described}`,
  '/rc-pub/openapi.json',
  '/rc-pub/front/rss?siteId={site}&type=current&language=en',
  '/rc-pub/front/rss?siteId={site}&type=latest&language=en',
  '/rc-pub/front/rss?siteId={site}&type=news&language=en',
  '/zh/home',
  article,
]

/** Headers that are those of a connection, or of a moment. */
const ofMoment = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'server-timing']
const lasting = ({ headers }: Answered): object =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofMoment.includes(name)))

describe('what programs ask again and again', () => {
  it.each(addresses)('has by HEAD the headers that it has by GET: %s', async (address) => {
    const got = await ask(address)
    const head = await ask(address, {}, 'HEAD')
    expect([got.status, head.status, head.body.length]).toEqual([200, 200, 0])
    expect(lasting(head)).toEqual(lasting(got))
    expect(got.body.length).toBeGreaterThan(0)
  })

  it.each(addresses)('is nothing to who has it: %s', async (address) => {
    const etag = String((await ask(address)).headers['etag'])
    for (const named of [etag, `"other", ${etag}`, '*']) {
      const known = await ask(address, { 'if-none-match': named })
      expect([known.status, known.body.length, known.headers['etag']]).toEqual([304, 0, etag])
    }
    expect((await ask(address, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it.each(addresses)('is the same compressed, under what tells it apart: %s', async (address) => {
    const plain = await ask(address)
    const zipped = await ask(address, { 'accept-encoding': 'gzip' })
    expect(String(zipped.headers['vary'])).toContain('accept-encoding')
    expect(zipped.headers['content-encoding']).toBe(plain.body.length < 500 ? undefined : 'gzip')
    const timeless = (text: string): string => text.replace(/<responseDate>[^<]*/, '')
    expect(timeless(decoded(zipped.body, zipped.headers['content-encoding']))).toBe(
      timeless(decoded(plain.body, undefined)),
    )
  })

  it('sends no part of an answer that tells the time', async () => {
    const answer = await ask('/oai?verb=Identify', { range: 'bytes=0-9' })
    expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, 'none'])
  })
})
