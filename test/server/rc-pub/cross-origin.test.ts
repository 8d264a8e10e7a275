import type { AddressInfo } from 'node:net'
import { endpoints, requestHeaders } from '@xuekan/rc-pub/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proxiedCalls } from '../../../app/server/proxied-calls.ts'
import { sessionCalls } from '../../../app/server/session-calls.ts'
import { addSession } from '../../../server/host/session/add-session.ts'
import { createRcPubProxy } from '../../../server/host/proxy/rc-pub-proxy.ts'
import { allowOrigins, createRcPub, type RcPub } from '../../../server/rc-pub/index.ts'
import { standardRateLimits } from '../../../server/rc-pub/limits/rate-limits.ts'
import { servedSamples } from './served-samples.ts'

const [reader, other] = ['https://reader.example.org', 'http://localhost:5173']
const stranger = 'https://stranger.example'

const { store, rcPub, server } = servedSamples()

/** rc-pub with answers that are kept, as a portal has it, for pages of two origins. */
let kept: RcPub
let open: FastifyInstance
let baseUrl = ''
beforeAll(async () => {
  const limits = { ...standardRateLimits, downloads: 1 }
  kept = await createRcPub({ database: store(), report: () => undefined, limits })
  open = Fastify({ forceCloseConnections: true })
  await open.register(allowOrigins(kept.plugin, [reader, other]))
  await open.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(open.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await open.close()
  await kept.close()
})

const site = '/rc-pub/front/site/findBySld?sld=slgc'

/** What a browser sends before a call that a page of an origin wants to make. */
const preflight = (origin: string, method: string, headers: string, address = baseUrl + site) =>
  fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers === '' ? {} : { 'access-control-request-headers': headers }),
    },
  })

const call = (path: string, origin: string | null, headers: Readonly<Record<string, string>> = {}) =>
  fetch(baseUrl + path, { headers: { ...headers, ...(origin === null ? {} : { origin }) } })

const named = (list: string | null): readonly string[] => (list ?? '').toLowerCase().split(/,\s*/)

/** What tells a browser that a page may read an answer. */
const allowing = ({ headers }: Response): readonly [string | null, boolean, boolean] => [
  headers.get('access-control-allow-origin'),
  headers.has('access-control-allow-credentials'),
  named(headers.get('vary')).includes('origin'),
]

describe('rc-pub and pages of other origins', () => {
  it('answers pages of the origins that may call, each with its own name, and asks for no cookies', async () => {
    for (const origin of [reader, other, reader]) {
      const answer = await call(site, origin)
      expect(await answer.json()).toMatchObject({ status: 0, data: { sld: 'slgc' } })
      expect(allowing(answer)).toEqual([origin, false, true])
      expect(named(answer.headers.get('vary'))).toContain('accept-encoding')
      expect(named(answer.headers.get('access-control-expose-headers'))).toContain('content-disposition')
    }
  })

  it.each([stranger, null, 'null', 'https://reader.example.org.evil.example', 'http://reader.example.org'])(
    'says nothing to a page of %s, but that its answers vary',
    async (origin) => {
      const answer = await call(site, origin)
      expect(answer.status).toBe(200)
      expect(allowing(answer)).toEqual([null, false, true])
    },
  )

  it('permits every method and every header of the contract beforehand [C7.1]', async () => {
    const methods = new Set(Object.values(endpoints).map(({ method }) => method))
    for (const method of methods) {
      const answer = await preflight(reader, method, requestHeaders.join(','))
      expect(answer.status).toBe(204)
      expect(allowing(answer)).toEqual([reader, false, true])
      expect(answer.headers.get('access-control-allow-methods')?.split(', ')).toContain(method)
      const headers = named(answer.headers.get('access-control-allow-headers'))
      expect(headers).toEqual(
        expect.arrayContaining(['token', 'language', 'siteid', 'captcha', 'content-type']),
      )
      expect(headers).not.toContain('*')
      expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0)
    }
  })

  it('permits nothing to a page of another origin', async () => {
    const answer = await preflight(stranger, 'DELETE', 'token')
    // the methods of the call, and no word of who may use them
    expect(answer.status).toBe(204)
    expect(allowing(answer)).toEqual([null, false, true])
    expect(answer.headers.has('access-control-allow-methods')).toBe(false)
  })

  it('lets a page read refusals too: an unknown call, an address too long, too many requests', async () => {
    const download = '/rc-pub/front/front-article/downloadCitation?citationType=BibTeX&ids=1'
    await call(download, reader)
    const refused = await Promise.all([
      call('/rc-pub/front/nothing', reader),
      call(`${site}&x=${'x'.repeat(13_000)}`, reader),
      call(download, reader),
    ])
    expect(refused.map(({ status }) => status)).toEqual([404, 414, 429])
    for (const answer of refused) {
      expect(allowing(answer)).toEqual([reader, false, true])
      expect(await answer.json()).toMatchObject({ data: null })
    }
    expect(named(refused[2]?.headers.get('access-control-expose-headers') ?? null)).toContain('retry-after')
  })

  it('lets a page read a part of a file', async () => {
    const sites = await store().query<{ id: number }>('select id from file order by id limit 1')
    const file = `/rc-pub/front/files/get?id=${sites[0]?.id}`
    expect(
      named(
        (await preflight(reader, 'GET', 'range', baseUrl + file)).headers.get('access-control-allow-headers'),
      ),
    ).toContain('range')
    const part = await call(file, reader, { range: 'bytes=0-3' })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4])
    expect(allowing(part)).toEqual([reader, false, true])
    const exposed = named(part.headers.get('access-control-expose-headers'))
    // to ask for the rest of the same file, and to save it under its name
    for (const name of ['accept-ranges', 'content-disposition', 'content-range', 'etag'])
      expect([name, part.headers.has(name), exposed.includes(name)]).toEqual([name, true, true])
  })

  it('says nothing of origins where none may call', async () => {
    const answer = await server().inject({ url: site, headers: { origin: reader } })
    expect(answer.headers['vary']).toBe('accept-encoding')
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(allowOrigins(rcPub().plugin, [])).toBe(rcPub().plugin)
  })
})

describe('the way to another rc-pub, and pages of other origins', () => {
  let behind: FastifyInstance
  let portal: FastifyInstance
  let own = ''
  beforeAll(async () => {
    behind = Fastify()
    behind.all('/*', async ({ method, headers }) => ({ method, token: headers['token'] ?? '' }))
    await behind.listen({ port: 0, host: '127.0.0.1' })
    const address = `http://127.0.0.1:${(behind.server.address() as AddressInfo).port}`
    portal = Fastify()
    addSession(portal, sessionCalls)
    const origins = [reader, 'http://journals.example.org']
    await portal.register(allowOrigins(createRcPubProxy({ base: address, calls: proxiedCalls }), origins))
    await portal.listen({ port: 0, host: '127.0.0.1' })
    own = `http://127.0.0.1:${(portal.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await portal.close()
    await behind.close()
  })

  const told = async (headers: Readonly<Record<string, string>>) =>
    (await portal.inject({ url: site, headers })).json<{ readonly token: string }>().token

  it('permits a call without asking the other one', async () => {
    const answer = await preflight(reader, 'DELETE', 'token', own + site)
    expect([answer.status, ...allowing(answer)]).toEqual([204, reader, false, true])
  })

  it('passes on the token of a page’s own call, and that of no cookie [C7.1]', async () => {
    const cookie = 'token=of-cookie'
    expect(await told({ origin: reader, token: 'offered' })).toBe('offered')
    expect(await told({ origin: reader, cookie })).toBe('')
    // the portal's own pages keep theirs, named or not
    expect(await told({ cookie })).toBe('of-cookie')
    const host = 'journals.example.org'
    expect(await told({ origin: `http://${host}`, host, cookie })).toBe('of-cookie')
  })
})
