import { EventEmitter, once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asSiteId } from '@xuekan/core/site'
import { sampleContent } from '@xuekan/core/testing'
import { firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RcPubRequest } from '../../adapters/http/contract/exchange.ts'
import { createAxiosTransport } from '../../adapters/http/transports/axios-transport.ts'
import { basicGatewaysSuite } from './contract-suites/gateways-suite.ts'
import { failureOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'
import { createScriptedRcPub } from './scripted/scripted-rc-pub.ts'

interface Listening {
  readonly baseUrl: string
  readonly close: () => Promise<void>
}

async function listen(answer: RequestListener): Promise<Listening> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const request: RcPubRequest = {
  method: 'GET',
  path: '/rc-pub/front/front-article/getArticleByDoi',
  query: { doi: '10.5555/a;b&c=d%2F 水', timestamps: '1' },
  headers: { language: 'zh', siteid: '7' },
  body: null,
}

const context = { language: 'zh', siteId: asSiteId('7') } as const

/** The scripted rc-pub behind a socket. */
const overHttp: RequestListener = (incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  )
  void createScriptedRcPub(sampleContent)({
    method: 'GET',
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers,
    body: null,
  }).then(({ httpStatus, body }) => {
    outgoing.writeHead(httpStatus, { 'content-type': 'application/json; charset=utf-8' })
    outgoing.end(body.kind === 'text' ? body.text : JSON.stringify(body.value))
  })
}

let scripted: Listening
beforeAll(async () => {
  scripted = await listen(overHttp)
})
afterAll(() => scripted.close())

basicGatewaysSuite('over a scripted rc-pub behind HTTP', () => ({
  ...httpGateways(createAxiosTransport({ baseUrl: scripted.baseUrl })),
  slds: { journal: 'jiang', otherJournal: 'hai', group: 'shui', aggregate: 'www' },
}))

describe('createAxiosTransport', () => {
  /** Runs one server for one test. */
  const against = async <T>(answer: RequestListener, act: (baseUrl: string) => Promise<T>): Promise<T> => {
    const server = await listen(answer)
    try {
      return await act(server.baseUrl)
    } finally {
      await server.close()
    }
  }

  it('carries path, query and headers to the letter, and any status back', async () => {
    const seen: { url: string; language: unknown }[] = []
    const answer = await against(
      (incoming, outgoing) => {
        seen.push({ url: incoming.url ?? '', language: incoming.headers.language })
        outgoing.writeHead(503).end('{"a": "水"}')
      },
      (baseUrl) => firstValueFrom(createAxiosTransport({ baseUrl })(request)),
    )
    expect(answer).toEqual({ httpStatus: 503, body: { kind: 'text', text: '{"a": "水"}' } })
    const url = new URL(seen[0]?.url ?? '', 'http://localhost')
    expect(url.pathname).toBe(request.path)
    expect(Object.fromEntries(url.searchParams)).toEqual(request.query)
    expect(seen[0]?.language).toBe('zh')
  })

  it('sends the body of a POST as JSON', async () => {
    let body = ''
    await against(
      (incoming, outgoing) => {
        incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
        incoming.on('end', () => outgoing.end('{}'))
      },
      (baseUrl) =>
        firstValueFrom(
          createAxiosTransport({ baseUrl })({ ...request, method: 'POST', body: { name: '林溪' } }),
        ),
    )
    expect(JSON.parse(body)).toEqual({ name: '林溪' })
  })

  it.each<readonly [string, RequestListener]>([
    ['resets the connection', (incoming) => void incoming.socket.destroy()],
    [
      'cuts the body off',
      (_, outgoing) => {
        outgoing.writeHead(200, { 'content-length': '1000' })
        outgoing.write('{"status":0,', () => outgoing.destroy())
      },
    ],
    ['speaks no HTTP', (incoming) => void incoming.socket.end('hello\r\n\r\n')],
  ])('is unreachable when the server %s', async (_, answer) => {
    const failure = await against(answer, (baseUrl) =>
      failureOf(httpGateways(createAxiosTransport({ baseUrl })).articles.byId(context, '1')),
    )
    expect(failure).toEqual({ kind: 'unreachable', call: 'front-article' })
  })

  it('is unreachable when nobody listens', async () => {
    const { baseUrl, close } = await listen(() => undefined)
    await close()
    const failure = await failureOf(
      httpGateways(createAxiosTransport({ baseUrl })).articles.byId(context, '1'),
    )
    expect(failure.kind).toBe('unreachable')
  })

  it('ends the request when it is no longer waited for', async () => {
    const socket = new EventEmitter()
    const server = await listen((incoming) => {
      incoming.socket.on('close', () => socket.emit('ended'))
      socket.emit('asked')
    })
    const requested = once(socket, 'asked')
    const ended = once(socket, 'ended')
    const subscription = createAxiosTransport({ baseUrl: server.baseUrl })(request).subscribe()
    await requested
    subscription.unsubscribe()
    await expect(ended).resolves.toEqual([])
    await server.close()
  })
})
