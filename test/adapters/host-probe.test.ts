import type { HostProbe } from '@xuekan/core'
import { createFakeHostProbe } from '@xuekan/core/testing'
import { createHostProbe } from '@xuekan/web'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lastValueFrom, toArray } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Opened {
  readonly probe: HostProbe
  readonly turn: (answers: boolean) => void
  readonly asked: () => number
}

const requests: string[] = []
const server = createServer(({ method, url }, answer) => {
  requests.push(`${method} ${url}`)
  answer.writeHead(requests.length % 2 === 0 ? 204 : 503).end()
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

function inMemory(): Opened {
  const probe = createFakeHostProbe()
  return { probe, turn: probe.turn, asked: probe.asked }
}

/** A window whose page is of that server, or of a port at which nobody listens. */
function overHttp(): Opened {
  let origin = `http://127.0.0.1:${port}`
  const before = requests.length
  const window = {
    fetch: (path: string, init: RequestInit) => fetch(new URL(path, origin), init),
  } as unknown as Window & typeof globalThis
  return {
    probe: createHostProbe(window),
    turn: (answers) => {
      origin = `http://127.0.0.1:${answers ? port : 1}`
    },
    asked: () => requests.length - before,
  }
}

describe.each([
  ['in memory', inMemory],
  ['over HTTP', overHttp],
] as const)('HostProbe %s', (_, open) => {
  const said = (probe: HostProbe) => lastValueFrom(probe.answers().pipe(toArray()))

  it('says once that the host answers, and whatever it says', async () => {
    const { probe, asked } = open()
    expect([await said(probe), await said(probe)]).toEqual([[true], [true]])
    expect(asked()).toBe(2)
  })

  it('says that it does not, and asks again once it does', async () => {
    const { probe, turn } = open()
    turn(false)
    expect(await said(probe)).toEqual([false])
    turn(true)
    expect(await said(probe)).toEqual([true])
  })

  it('asks when subscribed', () => {
    const { probe, asked } = open()
    probe.answers()
    expect(asked()).toBe(0)
  })
})

describe('createHostProbe', () => {
  it('asks for the state of the host, without its words', async () => {
    const { probe } = overHttp()
    await lastValueFrom(probe.answers())
    expect(requests.at(-1)).toBe('HEAD /healthz')
  })

  it('takes a redirect for an answer, though it leads to a host that is not there', async () => {
    const proxy = createServer((_, answer) => {
      answer.writeHead(302, { location: 'http://127.0.0.1:1/login' }).end()
    })
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
    const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const window = {
      fetch: (path: string, init: RequestInit) => fetch(new URL(path, origin), init),
    } as unknown as Window & typeof globalThis
    const answers = await lastValueFrom(createHostProbe(window).answers())
    proxy.close()
    expect(answers).toBe(true)
  })
})
