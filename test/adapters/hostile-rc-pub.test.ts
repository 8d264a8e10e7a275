import { createVirtualClock } from '@xuekan/core/testing'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requestTimeLimit } from '../../adapters/http/rc-pub-client.ts'
import { requested } from './requested.ts'
import { failureOf, resultOf, valueOf } from './first-answer.ts'
import { hostilities, openHostileRcPub, silent, type HostileRcPub } from './hostile/hostile-rc-pub.ts'
import { httpGateways } from './http-gateways.ts'

let server: HostileRcPub
const rejections: unknown[] = []
const note = (reason: unknown): void => void rejections.push(reason)
beforeAll(async () => {
  server = await openHostileRcPub()
  process.on('unhandledRejection', note)
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await server.close()
})
afterEach(() => server.be(null))

const gatewaysOver = (baseUrl: string, clock = createVirtualClock()) =>
  httpGateways(createAxiosTransport({ baseUrl }), { clock })

const ask = (name: string, gateways: ReturnType<typeof gatewaysOver>) => {
  const call = requested[name]
  if (call === undefined) throw new Error(name)
  return call(gateways)
}

/** The generation of a body of 64 MiB and more is not tried with every call. */
const costly = 'answers without end'

const everyEndpoint = Object.entries(hostilities).filter(([name]) => name !== costly)

describe.each(Object.keys(requested))('%s, before a server that', (call) => {
  it.each(everyEndpoint)('%s', async (_name, [does, ends]) => {
    const gateways = gatewaysOver(server.baseUrl())
    server.be(does)
    const result = await resultOf(ask(call, gateways))
    // what may be left out on the way, such as a search config, succeeds without it
    expect(result.ok ? 'any' : result.error.kind).toMatch(
      new RegExp(ends.source === 'any' ? '' : `${ends.source}|any`),
    )
    server.be(null)
    expect((await valueOf(gateways.sites.findSite({ sld: 'jiang' }, 'zh'))).sld).toBe('jiang')
  })

  it('never answers, until the limit, and then hangs up [C7.3]', async () => {
    const clock = createVirtualClock()
    const kinds: string[] = []
    await new Promise<void>((gone) => {
      const limit = (): void => clock.advance(requestTimeLimit)
      server.be(silent(limit, gone))
      ask(call, gatewaysOver(server.baseUrl(), clock)).subscribe((result) =>
        kinds.push(result.ok ? 'ok' : result.error.kind),
      )
    })
    expect(kinds).toEqual(['timeout'])
  })
})

describe('a server', () => {
  it('that is not there is unreachable', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')
    const gateways = gatewaysOver(`http://127.0.0.1:${port}`)
    for (const call of Object.keys(requested)) {
      expect((await failureOf(ask(call, gateways))).kind).toBe('unreachable')
    }
  })

  it('that answers without end is cut off at the longest answer', async () => {
    const hostility = hostilities[costly]
    if (hostility === undefined) throw new Error(costly)
    server.be(hostility[0])
    const gateways = gatewaysOver(server.baseUrl())
    expect((await failureOf(ask('byId', gateways))).kind).toBe('unreachable')
    server.be(null)
    expect((await resultOf(ask('findSite', gateways))).ok).toBe(true)
  }, 60_000)

  it('is told when a page is left before it has answered', async () => {
    const left = await new Promise<boolean>((resolve) => {
      server.be((request) => {
        request.socket.once('close', () => resolve(true))
        subscription.unsubscribe()
      })
      const subscription = ask('search', gatewaysOver(server.baseUrl())).subscribe()
    })
    expect(left).toBe(true)
  })

  it('leaves no rejection that nobody has handled', async () => {
    await new Promise((resolve) => setImmediate(resolve))
    expect(rejections).toEqual([])
  })
})
