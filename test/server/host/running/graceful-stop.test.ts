import { Agent } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { get, openHost, somePage } from './opened-host.ts'

/** Pages that are rendered when `release` is called. */
function heldPages() {
  const held: (() => void)[] = []
  return {
    held,
    release: () => held.splice(0).forEach((go) => go()),
    render: () => new Promise<ReturnType<typeof somePage>>((resolve) => held.push(() => resolve(somePage()))),
  }
}

const refusesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    onTestFinished(() => void socket.destroy())
  })

describe('a host that is closed', () => {
  it('answers all that is under way, on connections that are kept too, and takes nobody else', async () => {
    const { held, release, render } = heldPages()
    const { host, port } = await openHost({ render })
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const asked = Array.from({ length: 20 }, (_, n) => get(port, `/zh/home?n=${n}`, { agent }))
    await vi.waitUntil(() => held.length === 20)
    const closed = host.close()
    await vi.waitUntil(() => refusesConnections(port))
    release()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    await closed
  })

  it('tells connections that are kept that they end', async () => {
    const { held, release, render } = heldPages()
    const { host, port } = await openHost({ render })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const page = get(port, '/zh/home', { agent })
    await vi.waitUntil(() => held.length === 1)
    const closed = host.close()
    await vi.waitUntil(() => refusesConnections(port))
    release()
    expect((await page).headers['connection']).toBe('close')
    await closed
  })

  it('is not ready meanwhile', async () => {
    const { held, release, render } = heldPages()
    const { host, port } = await openHost({ render })
    const page = get(port, '/zh/home')
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let heard = ''
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
    await new Promise((resolve) => socket.once('connect', resolve))
    await vi.waitUntil(() => held.length === 1)
    const closed = host.close()
    await vi.waitUntil(() => refusesConnections(port))
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await vi.waitUntil(() => heard !== '')
    expect(heard).toMatch(/^HTTP\/1\.1 503 /)
    expect(heard).toMatch(/\r\nconnection: close\r\n/i)
    release()
    expect((await page).status).toBe(200)
    await closed
  })

  it('does not wait for connections without a request', async () => {
    const { host, port } = await openHost({ grace: 60_000 })
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.resume()
    const ended = new Promise((resolve) => socket.once('close', resolve))
    await host.close()
    await ended
    expect(socket.destroyed).toBe(true)
  })

  it('cuts what is not done when the grace time is over', async () => {
    const { held, render } = heldPages()
    const { host, port } = await openHost({ render, grace: 30 })
    const page = get(port, '/zh/home').catch((failure: NodeJS.ErrnoException) => failure.code)
    await vi.waitUntil(() => held.length === 1)
    await host.close()
    expect(await page).toBe('ECONNRESET')
  })
})

describe('health', () => {
  it('is told on every host: the process lives, and whether it can answer', async () => {
    let reason: string | null = null
    const { port } = await openHost({ readiness: async () => reason })
    const headers = { host: 'load-balancer.internal' }
    expect(await get(port, '/healthz', { headers })).toMatchObject({ status: 200, body: '{"status":"ok"}' })
    expect(await get(port, '/readyz', { headers })).toMatchObject({ status: 200 })
    reason = 'The store does not answer.'
    const later = await openHost({ readiness: async () => reason })
    expect(await get(later.port, '/readyz')).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store' },
      body: expect.stringContaining(reason),
    })
    expect(await get(later.port, '/healthz')).toMatchObject({ status: 200 })
  })

  it('has the store asked once for all who ask at the same time', async () => {
    let times = 0
    const { port } = await openHost({
      readiness: async () => {
        times += 1
        return null
      },
    })
    await Promise.all(Array.from({ length: 20 }, () => get(port, '/readyz')))
    expect(times).toBe(1)
  })
})
