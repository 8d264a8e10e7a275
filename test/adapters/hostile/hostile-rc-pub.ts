import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { longestAnswer } from '../../../adapters/http/transport.ts'

/** What a server can do to who asks it. */
export type Hostility = (request: IncomingMessage, response: ServerResponse) => void

const good = JSON.stringify({
  status: 0,
  message: '操作成功',
  data: { id: 7, subId: 7, sld: 'jiang', type: 'single', zhName: '江河学报' },
})

const json = { 'content-type': 'application/json; charset=utf-8' } as const

const says =
  (status: number, body: string, headers: Readonly<Record<string, string>> = json): Hostility =>
  (_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

const envelope = (data: unknown, status: unknown = 0): string =>
  JSON.stringify({ status, message: 'words of the server', data })

/** Everything in it is null, or of another type than any contract says. */
const mixed = {
  id: { a: 1 },
  content: 'text',
  data: [[[]]],
  periods: 5,
  children: 'none',
  title: ['a'],
  name: {},
  total: 'many',
  list: true,
}

/** Ways of a server to be hostile, each with the failures that may come of it; 'any' where it may as well be read. */
export const hostilities: Readonly<Record<string, readonly [does: Hostility, ends: RegExp]>> = {
  'resets the connection before it answers': [(request) => request.socket.resetAndDestroy(), /unreachable/],
  'resets the connection within the answer': [
    (request, response) => {
      response.writeHead(200, { ...json, 'content-length': '5000' })
      response.write('{"status":0,', () => request.socket.resetAndDestroy())
    },
    /unreachable/,
  ],
  'cuts the answer off': [
    (request, response) => {
      response.writeHead(200, { ...json, 'content-length': String(Buffer.byteLength(good)) })
      response.write(good.slice(0, -20), () => request.socket.end())
    },
    /unreachable|malformed/,
  ],
  'closes at once with nothing': [(request) => request.socket.end(), /unreachable/],
  'speaks no HTTP': [(request) => request.socket.end('SSH-2.0-OpenSSH_9.9\r\n'), /unreachable/],
  'answers HTML with status 200': [
    says(200, '<!doctype html><title>Sign in to the hotel network', { 'content-type': 'text/html' }),
    /malformed/,
  ],
  'answers JSON that calls itself an image': [
    says(200, envelope(null, 5003), { 'content-type': 'image/png' }),
    /refused/,
  ],
  'answers bytes that are no UTF-8': [
    (_request, response) => {
      response.writeHead(200, json)
      response.end(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00]))
    },
    /malformed/,
  ],
  'answers a body that claims to be zipped': [
    says(200, good, { ...json, 'content-encoding': 'gzip' }),
    /unreachable/,
  ],
  'answers without end': [
    (_request, response) => {
      response.writeHead(200, json)
      const piece = 'x'.repeat(4 * 1024 * 1024)
      const more = (left: number): void => {
        if (left > 0 && !response.destroyed) response.write(piece, () => more(left - piece.length))
      }
      more(longestAnswer * 2)
    },
    /unreachable/,
  ],
  'nests deeper than anybody reads': [says(200, `${'['.repeat(100_000)}${']'.repeat(100_000)}`), /malformed/],
  'answers an envelope of another make': [says(200, '{"code":200,"result":{"id":5}}'), /malformed/],
  'answers an envelope whose status is a word': [says(200, envelope(null, 'OK')), /malformed/],
  'answers that the session has ended': [says(200, envelope(null, 401)), /expired/],
  'answers HTTP 401 without a word': [says(401, ''), /refused|expired/],
  'answers HTTP 500 with a page': [
    says(500, '<h1>Whitelabel Error Page</h1>', { 'content-type': 'text/html' }),
    /refused/,
  ],
  'answers HTTP 500 with an envelope': [says(500, envelope(null, 500)), /refused/],
  'answers HTTP 204': [says(204, ''), /malformed/],
  'answers HTTP 429': [says(429, envelope(null, 429)), /refused/],
  'sends elsewhere for ever': [says(302, '', { location: '/rc-pub/front/again' }), /unreachable|refused/],
  'answers fields of other types': [says(200, envelope(mixed)), /any/],
  'answers a list of fields of other types': [says(200, envelope([mixed, null, 3])), /any/],
  'answers null everywhere': [
    says(200, envelope(Object.fromEntries(Object.keys(mixed).map((key) => [key, null])))),
    /any/,
  ],
  'answers null': [says(200, 'null'), /malformed|absent|any/],
  'answers an envelope of nothing': [says(200, envelope(null)), /any/],
}

/** Never answers: tells when somebody asks, and when they have gone away. */
export const silent =
  (requested: () => void, gone: () => void): Hostility =>
  (request) => {
    request.socket.once('close', gone)
    requested()
  }

export interface HostileRcPub {
  readonly baseUrl: () => string
  /** What it does from now on; null to be good again. */
  readonly be: (hostility: Hostility | null) => void
  readonly close: () => Promise<void>
}

/** A server on a port of its own, good until told otherwise. */
export async function openHostileRcPub(): Promise<HostileRcPub> {
  let current: Hostility = says(200, good)

  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    current(request, response)
  })
  server.on('connection', (socket) => socket.on('error', () => undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: () => `http://127.0.0.1:${port}`,
    be: (next) => {
      current = next ?? says(200, good)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
