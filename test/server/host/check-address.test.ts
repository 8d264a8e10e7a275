import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bareHost } from './bare-host.ts'
import type { PageRequest } from '../../../server/host/page-answer.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { sendRaw, type RawAnswer } from './send-raw.ts'

let asked: PageRequest[]
let domains: Readonly<Record<string, boolean | null>>
beforeEach(() => {
  asked = []
  domains = { 'water.cn': true, 'unsure.cn': null }
})

async function open(trustProxy: number | false = false): Promise<FastifyInstance> {
  const host = await bareHost({
    render: async (request) => {
      asked.push(request)
      return { kind: 'page', status: 200, language: 'zh', html: 'page', shared: true, visit: null }
    },
    clientFolder: temporaryFolder(),
    rcPub: async (server) => {
      server.all('/rc-pub/*', async ({ protocol, host: name }) => ({ protocol, host: name }))
    },
    ownHosts: {
      baseHosts: ['journals.test'],
      isDomain: async (name) => domains[name] ?? (name in domains ? null : false),
    },
    trustProxy,
  })
  onTestFinished(() => host.close())
  await host.listen({ port: 0, host: '127.0.0.1' })
  return host
}

const send = (host: FastifyInstance, ...lines: readonly string[]): Promise<RawAnswer> =>
  sendRaw((host.server.address() as AddressInfo).port, lines)

describe('a host', () => {
  it('is the portal’s own, or is refused: calls in the envelope [C7.17]', async () => {
    const host = await open()
    for (const name of ['journals.test', 'slgc.journals.test:80', 'water.cn', '127.0.0.1', '[::1]'])
      expect((await send(host, 'GET /zh/home HTTP/1.1', `host: ${name}`)).status, name).toBe(200)
    const page = await send(host, 'GET /zh/home HTTP/1.1', 'host: evil.test')
    expect([page.status, page.body]).toEqual([
      421,
      'No site of this portal has this host name (BASE_HOSTS).\n',
    ])
    const call = await send(host, 'GET /rc-pub/x HTTP/1.1', 'host: evil.test')
    expect([call.status, JSON.parse(call.body)]).toEqual([
      421,
      { status: 421, message: 'No site of this portal has this host name (BASE_HOSTS).', data: null },
    ])
    for (const address of ['/assets/a.js', '/%zz', '/zh/%E0%A4%A', '/zh/article/1.pdf'])
      expect((await send(host, `GET ${address} HTTP/1.1`, 'host: evil.test')).status, address).toBe(421)
    expect(page.head).toContain('\r\nx-content-type-options: nosniff')
  })

  it('is not asked for by those who look after the machine', async () => {
    const host = await open()
    for (const lines of [['GET /healthz HTTP/1.1', 'host: 10.0.0.7'], ['GET /readyz?x HTTP/1.0']])
      expect((await send(host, ...lines)).body).toMatch(/"status":"(?:ok|ready)"/)
  })

  it('that may be a site’s, is asked for again later', async () => {
    const answer = await send(await open(), 'GET /zh/home HTTP/1.1', 'host: unsure.cn')
    expect(answer.status).toBe(503)
    expect(answer.head).toMatch(/\r\nretry-after: \d+/)
  })

  it.each([
    [['GET / HTTP/1.1', 'host: a.journals.test', 'host: a.journals.test']],
    [['GET / HTTP/1.1', 'host: a.journals.test', 'Host: evil.test']],
    [['GET / HTTP/1.1']],
    [['GET / HTTP/1.0']],
    [['GET / HTTP/1.1', 'host:']],
    [['GET / HTTP/1.1', 'host: user@journals.test']],
    [['GET / HTTP/1.1', 'host: journals.test/x']],
    [['GET / HTTP/1.1', 'host: journals.test, evil.test']],
    [['GET / HTTP/1.1', 'host: journals.test:99999']],
    [['GET / HTTP/1.1', 'host: <script>']],
    [['GET http://journals.test/ HTTP/1.1', 'host: journals.test']],
    [['GET http://evil.test/zh/home HTTP/1.1', 'host: journals.test']],
  ])('is one and can be read, else nothing is answered: %j', async (lines) => {
    const answer = await send(await open(), ...lines)
    expect(answer.status).toBe(400)
    expect(asked).toEqual([])
  })

  it('is given to all in one form, and its scheme is http or https whatever a header says', async () => {
    const host = await open(1)
    await send(host, 'GET / HTTP/1.1', 'host: SLGC.Journals.Test.:8080')
    for (const [proto, name] of [
      ['javascript', 'a.journals.test'],
      ['HTTPS', 'proxy.journals.test, B.journals.test'],
      ['https, http', 'c.journals.test'],
    ])
      await send(
        host,
        'GET / HTTP/1.1',
        'host: portal.journals.test',
        `x-forwarded-proto: ${proto}`,
        `x-forwarded-host: ${name}`,
      )
    expect(asked.map(({ protocol, host: name }) => `${protocol}://${name}`)).toEqual([
      'http://slgc.journals.test:8080',
      'http://a.journals.test',
      'https://b.journals.test',
      'http://c.journals.test',
    ])
    const forwarded = ['host: portal.journals.test', 'x-forwarded-proto: data:']
    const call = await send(host, 'GET /rc-pub/x HTTP/1.1', ...forwarded)
    expect(JSON.parse(call.body)).toEqual({ protocol: 'http', host: 'portal.journals.test' })
    const foreign = await send(host, 'GET / HTTP/1.1', 'host: a.journals.test', 'x-forwarded-host: evil.test')
    expect(foreign.status).toBe(421)
  })

  it('is not what an untrusted proxy says it is', async () => {
    const host = await open()
    const forged = ['x-forwarded-proto: https', 'x-forwarded-host: b.journals.test']
    await send(host, 'GET / HTTP/1.1', 'host: a.journals.test', ...forged)
    expect(asked.map(({ protocol, host: name }) => `${protocol}://${name}`)).toEqual([
      'http://a.journals.test',
    ])
  })
})

describe('an address', () => {
  it('that begins with two slashes leads to the one with one, and is none of a page', async () => {
    const host = await open()
    for (const [address, plain] of [
      ['//evil.test/zh/home?a=//b', '/evil.test/zh/home?a=//b'],
      ['/\\evil.test/zh/home', '/evil.test/zh/home'],
      ['/%2f/evil.test', '/evil.test'],
      ['/%2F%5cevil.test', '/evil.test'],
      ['///\\//evil.test/%zz', '/evil.test/%zz'],
      ['//', '/'],
    ]) {
      const answer = await send(host, `GET ${address} HTTP/1.1`, 'host: journals.test')
      expect([answer.status, /\r\nlocation: ([^\r]*)/.exec(answer.head)?.[1]], address).toEqual([301, plain])
    }
    const changing = ['POST //evil.test/rc-pub HTTP/1.1', 'host: journals.test', 'content-length: 0']
    expect((await send(host, ...changing)).status).toBe(400)
    expect(asked).toEqual([])
  })
})
