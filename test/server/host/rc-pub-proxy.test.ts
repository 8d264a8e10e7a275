import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { proxiedCalls } from '../../../app/server/proxied-calls.ts'
import { sessionCalls } from '../../../app/server/session-calls.ts'
import { addSession } from '../../../server/host/session/add-session.ts'
import { createRcPubProxy } from '../../../server/host/proxy/rc-pub-proxy.ts'

/** Says what has reached it. */
const other = Fastify({ bodyLimit: 20_000_000 })
other.removeAllContentTypeParsers()
other.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
other.all('/*', async (request, reply) =>
  reply.header('etag', '"x"').send({
    method: request.method,
    url: request.url,
    headers: request.headers,
    bytes: request.body instanceof Buffer ? request.body.length : 0,
  }),
)

let host: FastifyInstance
beforeAll(async () => {
  await other.listen({ port: 0, host: '127.0.0.1' })
  host = Fastify({ bodyLimit: 1_048_576 })
  const base = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`
  addSession(host, sessionCalls)
  await host.register(createRcPubProxy({ base, calls: proxiedCalls }))
})
afterAll(async () => {
  await host.close()
  await other.close()
})

interface Reached {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: number
}

const call = async (headers: Readonly<Record<string, string>>) =>
  (await host.inject({ url: '/rc-pub/front/files/get?id=1', headers })).json<Reached>().headers

describe('the way to another rc-pub', () => {
  it('passes the conditions of a range on, without which parts of two files could be joined [C7.10]', async () => {
    const conditions = { range: 'bytes=1-', 'if-range': '"a"', 'if-none-match': '"b"', 'if-match': '"c"' }
    expect(await call(conditions)).toMatchObject(conditions)
  })

  it('adds the token of the cookie, unless the call brings one of its own [C7.8] [C7.1]', async () => {
    expect((await call({ cookie: 'a=b; token=of%20cookie' }))['token']).toBe('of cookie')
    expect((await call({ cookie: 'token=of-cookie', token: 'offered' }))['token']).toBe('offered')
    expect((await call({}))['token']).toBeUndefined()
    expect((await call({ cookie: 'token=x' }))['cookie']).toBeUndefined()
  })

  it('says who asks by the address that the host counts by, whatever the reader says', async () => {
    const claimed = { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.1', 'x-real-ip': '192.0.2.1' }
    const reached = await call(claimed)
    expect(reached['x-forwarded-for']).toBe('127.0.0.1')
    expect([reached['forwarded'], reached['x-real-ip']]).toEqual([undefined, undefined])
  })

  it.each(['%zz', '%', 'a%2'])(
    'passes a token that is not percent-encoded on as it stands: %s',
    async (token) => {
      expect((await call({ cookie: `token=${token}` }))['token']).toBe(token)
    },
  )

  it.each(['%E6%B0%B4', 'a%0d%0aevil:%20b', '%00'])(
    'leaves a cookie aside whose token no header can carry: %s',
    async (token) => {
      expect((await call({ cookie: `token=${token}` }))['token']).toBeUndefined()
    },
  )

  it('lets the other one go as soon as the reader has gone [C7.3]', { timeout: 15_000 }, async () => {
    const silent = createServer()
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const before = Fastify()
    onTestFinished(async () => {
      await before.close()
      silent.close()
    })
    const base = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    await before.register(createRcPubProxy({ base, calls: proxiedCalls }))
    const address = await before.listen({ port: 0, host: '127.0.0.1' })
    const reader = new AbortController()
    const came = once(silent, 'request') as Promise<[unknown, ServerResponse]>
    const asked = fetch(`${address}/rc-pub/front/files/get?id=1`, { signal: reader.signal })
    const [, response] = await came
    const left = once(response, 'close')
    reader.abort()
    await expect(asked).rejects.toThrow('abort')
    await left
    expect(response.destroyed).toBe(true)
  })

  it('adds nothing else', async () => {
    expect(await call({ 'x-forwarded-for': '1.2.3.4', authorization: 'Basic x' })).not.toHaveProperty(
      'authorization',
    )
  })

  it('passes bodies of every type on, as large as an upload may be [C7.14]', async () => {
    for (const type of ['application/json', 'application/octet-stream', 'multipart/form-data; boundary=x']) {
      const answer = await host.inject({
        method: 'POST',
        url: '/rc-pub/front/files/fileUpload',
        headers: { 'content-type': type },
        payload: Buffer.alloc(5 * 1024 * 1024),
      })
      expect(answer.json<Reached>()).toMatchObject({
        bytes: 5 * 1024 * 1024,
        headers: { 'content-type': type },
      })
    }
  })
})
