import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proxiedCalls } from '../../../app/server/proxied-calls.ts'
import { createRcPubProxy } from '../../../server/host/proxy/rc-pub-proxy.ts'

/** What has reached the other rc-pub, and what has reached somebody else. */
let reached: string[]
let strayed: string[]
let answer: RequestListener
let other: Server
let elsewhere: Server
let host: FastifyInstance

const portOf = (server: Server): number => (server.address() as AddressInfo).port

async function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const json = (response: ServerResponse, value: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

beforeEach(async () => {
  reached = []
  strayed = []
  answer = (_request, response) => json(response, { status: 0, message: '', data: null })
  other = await listening((request: IncomingMessage, response) => {
    reached.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  elsewhere = await listening(({ url }, response) => {
    strayed.push(url ?? '')
    json(response, 'secret')
  })
  host = Fastify({ forceCloseConnections: true })
  await host.register(
    createRcPubProxy({
      base: `http://127.0.0.1:${portOf(other)}/behind`,
      calls: proxiedCalls,
      firstByteWithin: 300,
      endWithin: 600,
    }),
  )
  await host.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await host.close()
  for (const server of [other, elsewhere]) {
    server.closeAllConnections()
    server.close()
  }
})

interface Answered {
  readonly status: number
  readonly headers: string
  readonly body: string
}

/** Sends a request target as it stands, which clients would tidy up. */
const send = (target: string, method = 'GET'): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const socket = connect(portOf(host.server), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [headers = '', body = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n', 2)
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body })
    })
    socket.write(`${method} ${target} HTTP/1.1\r\nhost: a.localhost\r\nconnection: close\r\n\r\n`)
  })

const call = '/rc-pub/front/site/findBySld?sld=a'
const file = '/rc-pub/front/files/get?id=1'

describe('a request that would lead a proxy astray', () => {
  it.each([
    [
      'an address of another server',
      () => `http://127.0.0.1:${portOf(elsewhere)}/rc-pub/front/files/get?id=1`,
    ],
    ['a way up', () => '/rc-pub/front/files/../../../secret'],
    ['an encoded way up', () => '/rc-pub/front/files/%2e%2e/%2E%2e/secret'],
    ['a way up encoded twice', () => '/rc-pub/front/files/%252e%252e'],
    ['a way up behind a semicolon', () => '/rc-pub/front/files/..;/..;/secret'],
    ['a way up as an id', () => '/rc-pub/front/files/..'],
    ['two slashes', () => '/rc-pub//front/files/get'],
    ['an encoded slash', () => '/rc-pub/front/files/a%2fb'],
    ['a backslash', () => '/rc-pub/front/files/a%5cb'],
    ['a plain backslash', () => '/rc-pub/front\\files/get'],
    ['a NUL', () => '/rc-pub/front/files/a%00b'],
    ['the end of a line', () => '/rc-pub/front/files/a%0d%0ahost:%20evil'],
    ['no call of the contract', () => '/rc-pub/manage/users'],
    ['a call without its path', () => '/rc-pub/'],
    ['another spelling of the path', () => '/rc-pub/front/site/%66indBySld?sld=a'],
    ['an at sign', () => '/rc-pub/@127.0.0.1/'],
  ])('is refused in the envelope: %s [C7.17]', async (_name, target) => {
    const { status, body } = await send(target())
    expect([400, 404]).toContain(status)
    expect(JSON.parse(body)).toMatchObject({ status, data: null })
    expect([reached, strayed]).toEqual([[], []])
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'])(
    'is refused with what is allowed: %s',
    async (method) => {
      const { status, headers } = await send(call, method)
      expect(status).toBe(405)
      expect(headers).toContain('allow: get, head')
      expect(reached).toEqual([])
    },
  )

  it('reaches the address of the other rc-pub alone, with what was asked', async () => {
    expect((await send(call)).status).toBe(200)
    expect(
      (await send('/rc-pub/front/front-article/download/7/pdf/%E6%B0%B4%20%3F#x.pdf')).status,
    ).toBeLessThan(500)
    expect((await send('/rc-pub/front/files/7?next=http://evil.test/%00&a=%2e%2e')).status).toBe(200)
    expect(reached[0]).toBe('GET /behind/rc-pub/front/site/findBySld?sld=a')
    expect(reached.at(-1)).toBe('GET /behind/rc-pub/front/files/7?next=http://evil.test/&a=%2e%2e')
  })
})

describe('an answer of another rc-pub', () => {
  const refusal = async (target: string): Promise<unknown> => {
    const { status, body } = await send(target)
    expect(JSON.parse(body)).toMatchObject({ status, data: null })
    return status
  }

  it.each([301, 302, 307])('is not followed where it leads elsewhere: %i', async (status) => {
    answer = (_request, response) =>
      void response.writeHead(status, { location: `http://127.0.0.1:${portOf(elsewhere)}/` }).end()
    expect(await refusal(call)).toBe(502)
    expect(await refusal(file)).toBe(502)
    expect(strayed).toEqual([])
  })

  it('is a failure where a call is answered with a page', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>')
    expect(await refusal(call)).toBe(502)
    answer = (_request, response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>')
    expect(await refusal(call)).toBe(503)
    expect(await refusal(file)).toBe(503)
  })

  it('is cut off at 8 MB, but for files, which stream', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'a')
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let index = 0; index < 9; index += 1) response.write(piece)
      response.end()
    }
    expect(await refusal(call)).toBe(502)
    expect((await send(file)).status).toBe(200)
  })

  it('that does not begin is given up, and so is one that does not end', async () => {
    answer = () => undefined
    expect(await refusal(call)).toBe(504)
    expect(await refusal(file)).toBe(504)
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    }
    expect(await refusal(call)).toBe(504)
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '9' }).write('%PDF')
    }
    expect((await send(file)).body).toContain('%PDF')
  })

  it('that never comes is told in the language of the call', async () => {
    other.closeAllConnections()
    other.close()
    const answered = await host.inject({ url: call, headers: { language: 'zh' } })
    expect(answered.json()).toMatchObject({ status: 502, message: expect.stringContaining('连不上') })
    expect((await host.inject({ url: call })).json()).toMatchObject({
      message: expect.stringContaining('cannot be reached'),
    })
  })

  it.each(['text/html', 'image/svg+xml', 'application/xml', 'application/xhtml+xml; charset=utf-8'])(
    'that is a document runs nothing when it is opened: %s',
    async (type) => {
      answer = (_request, response) => void response.writeHead(200, { 'content-type': type }).end('<a/>')
      const { headers } = await send(file)
      expect(headers).toContain(
        "content-security-policy: default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
      expect(headers).toContain('x-content-type-options: nosniff')
    },
  )

  it.each([
    'text/javascript',
    'application/javascript',
    'application/wasm',
    'multipart/mixed',
    'nonsense',
    '',
  ])('of a type that is no file is saved and never run: %s', async (type) => {
    answer = (_request, response) =>
      void response.writeHead(200, type === '' ? {} : { 'content-type': type }).end('alert(1)')
    const { headers } = await send(file)
    expect(headers).toContain('content-type: application/octet-stream')
    expect(headers).toContain('content-disposition: attachment')
  })
})
