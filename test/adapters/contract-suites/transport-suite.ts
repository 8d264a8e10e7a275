import { EventEmitter, once } from 'node:events'
import type { RequestListener } from 'node:http'
import { asSiteId } from '@xuekan/core/site'
import { sampleContent } from '@xuekan/core/testing'
import type { RcPubTransport } from '@xuekan/rc-pub'
import type { RcPubAnswer, RcPubRequest } from '@xuekan/rc-pub/contract'
import { firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf } from '../first-answer.ts'
import { httpGateways } from '../http-gateways.ts'
import { listen, type Listening } from '../listen.ts'
import { createScriptedRcPub } from '../scripted/scripted-rc-pub.ts'
import { basicGatewaysSuite } from './gateways-suite.ts'

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

/** What has reached a server. */
interface Reached {
  readonly url: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** What every transport over HTTP keeps. */
export function transportSuite(
  name: string,
  create: (options: { readonly baseUrl: string }) => RcPubTransport,
): void {
  let scripted: Listening
  beforeAll(async () => {
    scripted = await listen(overHttp)
  })
  afterAll(() => scripted.close())

  basicGatewaysSuite(`${name} over a scripted rc-pub behind HTTP`, () => ({
    ...httpGateways(create({ baseUrl: scripted.baseUrl })),
    slds: { journal: 'jiang', otherJournal: 'hai', group: 'shui', aggregate: 'www' },
  }))

  describe(`${name}, as a transport`, () => {
    /** Runs one server for one test. */
    const against = async <T>(answer: RequestListener, act: (baseUrl: string) => Promise<T>): Promise<T> => {
      const server = await listen(answer)
      try {
        return await act(server.baseUrl)
      } finally {
        await server.close()
      }
    }

    const answered = (answer: RequestListener, asked = request): Promise<RcPubAnswer> =>
      against(answer, (baseUrl) => firstValueFrom(create({ baseUrl })(asked)))

    /** What reaches a server of one request. */
    const reached = (asked: RcPubRequest): Promise<Reached> =>
      new Promise((resolve, reject) => {
        answered((incoming, outgoing) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('end', () => {
            resolve({ url: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks) })
            outgoing.end('{}')
          })
        }, asked).catch(reject)
      })

    it('carries path, query and headers to the letter, and any status back', async () => {
      const answer = await answered((_, outgoing) => outgoing.writeHead(503).end('{"a": "水"}'))
      expect(answer).toEqual({ httpStatus: 503, body: { kind: 'text', text: '{"a": "水"}' } })
      const { url, headers } = await reached(request)
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      expect(pathname).toBe(request.path)
      expect(Object.fromEntries(searchParams)).toEqual(request.query)
      expect(headers).toMatchObject(request.headers)
    })

    it('asks without a query where there is none', async () => {
      expect((await reached({ ...request, query: {} })).url).toBe(request.path)
    })

    it('sends the body of a POST as JSON', async () => {
      const { body, headers } = await reached({ ...request, method: 'POST', body: { name: '林溪' } })
      expect(JSON.parse(body.toString())).toEqual({ name: '林溪' })
      expect(headers['content-type']).toBe('application/json')
    })

    it('sends a file as it is [C7.14]', async () => {
      const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
      const headers = { ...request.headers, 'content-type': 'application/octet-stream' }
      const sent = await reached({ ...request, method: 'POST', headers, body: bytes })
      expect(new Uint8Array(sent.body)).toEqual(bytes)
      expect(sent.headers['content-type']).toBe('application/octet-stream')
    })

    it('goes nowhere else with a token: a redirect is an answer, and is not followed', async () => {
      let elsewhere = 0
      const other: RequestListener = (_, outgoing) => {
        elsewhere += 1
        outgoing.end('{}')
      }
      const answer = await against(other, (baseUrl) =>
        answered((_, outgoing) => outgoing.writeHead(302, { location: baseUrl }).end()),
      )
      expect([answer.httpStatus, elsewhere]).toEqual([302, 0])
    })

    it('puts a character together that arrives in two pieces', async () => {
      const [first, rest] = [Buffer.from('水').subarray(0, 1), Buffer.from('水').subarray(1)]
      const answer = await answered((_, outgoing) => {
        outgoing.writeHead(200)
        outgoing.write(first, () => setTimeout(() => outgoing.end(rest), 20))
      })
      expect(answer.body).toEqual({ kind: 'text', text: '水' })
    })

    it('is an error where an answer has no end', async () => {
      const chunk = Buffer.alloc(4 * 1024 * 1024, 'a')
      const endless: RequestListener = (_, outgoing) => {
        const write = (): boolean => outgoing.destroyed || outgoing.write(chunk, () => write())
        write()
      }
      await expect(answered(endless)).rejects.toThrow(/\S/)
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
        failureOf(httpGateways(create({ baseUrl })).articles.byId(context, '1')),
      )
      expect(failure).toEqual({ kind: 'unreachable', call: 'front-article' })
    })

    it('is unreachable when nobody listens', async () => {
      const { baseUrl, close } = await listen(() => undefined)
      await close()
      const failure = await failureOf(httpGateways(create({ baseUrl })).articles.byId(context, '1'))
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
      const subscription = create({ baseUrl: server.baseUrl })(request).subscribe()
      await requested
      subscription.unsubscribe()
      await expect(ended).resolves.toEqual([])
      await server.close()
    })
  })
}
