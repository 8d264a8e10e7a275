import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bareHost } from './bare-host.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'

interface Seen {
  readonly cookie: string | null
  readonly token: string | null
}

let seen: Seen[]
beforeEach(() => {
  seen = []
})

/** A host before a call that tells what it was given. */
async function open(trustProxy: number | false = false) {
  const host = await bareHost({
    clientFolder: temporaryFolder(),
    rcPub: async (server) => {
      server.addContentTypeParser('*', (_request, _body, parsed) => parsed(null, null))
      server.all('/rc-pub/*', async ({ headers }) => {
        const token = headers['token']
        seen.push({ cookie: headers.cookie ?? null, token: typeof token === 'string' ? token : null })
        return { status: 0 }
      })
    },
    allowedOrigins: ['https://reader.test'],
    trustProxy,
  })
  onTestFinished(() => host.close())
  await host.listen({ port: 0, host: '127.0.0.1' })
  const { port } = host.server.address() as AddressInfo
  return async (headers: Readonly<Record<string, string>>, method = 'POST') => {
    const answer = await fetch(`http://127.0.0.1:${port}/rc-pub/front/files/fileUpload`, {
      method,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      ...(method === 'GET' ? {} : { body: 'bytes' }),
    })
    return { status: answer.status, headers: answer.headers, port, body: (await answer.json()) as unknown }
  }
}

const cookie = 'token=of-cookie; userName=wang'

describe('a call that changes something, with cookies', () => {
  it('counts by them where a page of the host itself sends it', async () => {
    const send = await open()
    const { port } = await send({})
    for (const headers of [
      { origin: `http://127.0.0.1:${port}` },
      { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'cross-site' },
      // behind a proxy that ends TLS and is not believed
      { origin: `https://127.0.0.1:${port}` },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      seen = []
      await send({ ...headers, cookie })
      expect(seen, JSON.stringify(headers)).toEqual([{ cookie, token: null }])
    }
  })

  it('is refused in the envelope where another page sends it [C7.17]', async () => {
    const send = await open()
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:9' },
      { origin: '' },
      { origin: 'http://localhost' },
      { origin: 'file://' },
      { origin: 'https://reader.test.evil.test' },
      { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
      ...['cross-site', 'same-site', 'none', ''].map((site) => ({ 'sec-fetch-site': site })),
    ]) {
      const { status, body } = await send({ ...headers, cookie, token: 'of-header' })
      expect([status, body], JSON.stringify(headers)).toEqual([
        403,
        {
          status: 403,
          message: 'Cookies of this portal count for requests of its own pages alone.',
          data: null,
        },
      ])
    }
    expect(seen).toEqual([])
  })

  it('counts by its token header alone for an allowed origin, and for a program that names none', async () => {
    const send = await open()
    for (const headers of [{ origin: 'https://reader.test', 'sec-fetch-site': 'cross-site' }, {}]) {
      seen = []
      await send({ ...headers, cookie, token: 'of-header' })
      await send({ ...headers, cookie })
      expect(seen).toEqual([
        { cookie: null, token: 'of-header' },
        { cookie: null, token: null },
      ])
    }
  })

  it('needs the scheme of the host too, where it is known', async () => {
    const send = await open(1)
    const { port } = await send({})
    const secure = { 'x-forwarded-proto': 'https', cookie }
    expect((await send({ ...secure, origin: `http://127.0.0.1:${port}` })).status).toBe(403)
    expect((await send({ ...secure, origin: `https://127.0.0.1:${port}` })).status).toBe(200)
  })
})

describe('a call', () => {
  it('without cookies goes on, wherever it comes from, and no answer allows credentials', async () => {
    const send = await open()
    for (const origin of ['https://evil.test', 'https://reader.test']) {
      const { status, headers } = await send({ origin, token: 'of-header' })
      expect([status, headers.get('access-control-allow-credentials')]).toEqual([200, null])
    }
    expect(seen.map(({ token }) => token)).toEqual(['of-header', 'of-header'])
  })

  it('that only reads keeps its cookies', async () => {
    const send = await open()
    await send({ cookie, origin: 'https://evil.test' }, 'GET')
    expect(seen).toEqual([{ cookie, token: null }])
  })
})
