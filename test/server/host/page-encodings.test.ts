import { describe, expect, it, onTestFinished } from 'vitest'
import { bareHost } from './bare-host.ts'
import { decoded } from '../../support/decoded.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'

async function open() {
  const host = await bareHost({
    render: async () => ({
      kind: 'page',
      status: 200,
      language: 'zh',
      html: '<p>潮汐与悬沙</p>'.repeat(100),
      shared: true,
      visit: null,
    }),
    clientFolder: temporaryFolder(),
    cacheBytes: 1_000_000,
  })
  onTestFinished(() => host.close())
  return (headers: Readonly<Record<string, string>> = {}) =>
    host.inject({ url: '/zh/home', headers: { host: 'a.localhost', ...headers } })
}

describe('a page on the wire', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('is the same for who takes %j, in %s', async (accepted, encoding) => {
    const get = await open()
    const plain = await get()
    const { headers, rawPayload } = await get({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toBe('accept-encoding')
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(decoded(rawPayload, encoding)).toBe(plain.body)
  })

  it('is nothing to who has it, in whatever encoding, by whatever proxy', async () => {
    const get = await open()
    const etag = String((await get({ 'accept-encoding': 'br' })).headers['etag'])
    for (const named of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const known = await get({ 'if-none-match': named })
      expect([known.statusCode, known.body, known.headers['etag']]).toEqual([304, '', etag])
    }
    expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })
})
