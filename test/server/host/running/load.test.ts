import { describe, expect, it, vi } from 'vitest'
import type { PageAnswer, RenderPage } from '../../../../server/host/page-answer.ts'
import { standardLoad } from '../../../../server/host/running/load.ts'
import { createRenderGate, HostBusy } from '../../../../server/host/running/render-gate.ts'
import { get, openHost, somePage } from './opened-host.ts'

const request = { address: '/', host: 'localhost', protocol: 'http', cookies: new Map() } as const

describe('rendering', () => {
  const options = { atOnce: 2, waiting: 3, waitMost: 60_000, isPressed: () => false }

  function held() {
    const ends: (() => void)[] = []
    const render: RenderPage = () =>
      new Promise<PageAnswer>((resolve) => ends.push(() => resolve(somePage())))
    return { ends, render }
  }

  it('takes so many at once, lets some wait in their order, and refuses others at once', async () => {
    const { ends, render } = held()
    const gate = createRenderGate(render, options)
    const done: number[] = []
    const all = [0, 1, 2, 3, 4].map((n) => gate(request).then(() => done.push(n)))
    await expect(gate(request)).rejects.toBeInstanceOf(HostBusy)
    expect(ends).toHaveLength(2)
    for (let n = 0; n < 5; n += 1) {
      await vi.waitUntil(() => ends.length > n)
      expect(ends.length).toBeLessThanOrEqual(n + 2)
      ends[n]?.()
      await vi.waitUntil(() => done.length === n + 1)
    }
    await Promise.all(all)
    expect(done).toEqual([0, 1, 2, 3, 4])
  })

  it('frees the place of a page that fails', async () => {
    const gate = createRenderGate(() => Promise.reject(new Error('broken')), {
      ...options,
      atOnce: 1,
      waiting: 0,
    })
    for (let time = 0; time < 3; time += 1) await expect(gate(request)).rejects.toThrow('broken')
  })

  it('lets nobody wait longer than is allowed', async () => {
    const { ends, render } = held()
    const gate = createRenderGate(render, { ...options, atOnce: 1, waitMost: 5 })
    const first = gate(request)
    await expect(gate(request)).rejects.toBeInstanceOf(HostBusy)
    ends[0]?.()
    await first
    const next = gate(request)
    ends[1]?.()
    await next
  })
})

describe('a host under load', () => {
  it('answers 503 in the reader’s language with Retry-After where too many pages are being rendered', async () => {
    const ends: (() => void)[] = []
    const render: RenderPage = () =>
      new Promise<PageAnswer>((resolve) => ends.push(() => resolve(somePage())))
    const { port } = await openHost({
      render,
      load: { ...standardLoad, rendersAtOnce: 1, rendersWaiting: 0 },
    })
    const first = get(port, '/zh/home')
    await vi.waitUntil(() => ends.length === 1)
    for (const [path, words] of [
      ['/en/article?q=water', 'Please try again in 5 seconds.'],
      ['/zh/article?q=water', '请 5 秒后再试'],
    ] as const) {
      expect(await get(port, path)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5', 'cache-control': 'no-store' },
        body: expect.stringContaining(words),
      })
    }
    ends[0]?.()
    expect((await first).status).toBe(200)
    // kept pages are sent whatever else is under way
    const other = get(port, '/zh/about')
    await vi.waitUntil(() => ends.length === 2)
    expect((await get(port, '/zh/home')).status).toBe(200)
    ends[1]?.()
    await other
  })

  it('refuses calls and pages that are not kept while memory is short, and sends kept ones', async () => {
    const reported: unknown[] = []
    let heapBytes = Infinity
    const load = { ...standardLoad, interval: 10, eventLoopDelay: 60_000 }
    const { host, port } = await openHost({
      load: {
        ...load,
        get heapBytes() {
          return heapBytes
        },
      },
      report: (failure) => reported.push(failure),
    })
    expect((await get(port, '/rc-pub/ping')).status).toBe(200)
    await host.close()

    heapBytes = 1
    let isShort = false
    const short = await openHost({
      load: { ...load, heapBytes: 1, interval: 200 },
      render: async () => somePage(),
      report: (failure) => reported.push(failure),
    })
    // before the first look at the heap nothing is known of it
    const kept = await get(short.port, '/zh/home')
    await vi.waitUntil(async () => {
      isShort = (await get(short.port, '/rc-pub/ping')).status === 503
      return isShort
    })
    expect(await get(short.port, '/rc-pub/ping')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: expect.stringContaining('"status":503'),
    })
    expect(kept.status).toBe(200)
    expect((await get(short.port, '/zh/home')).status).toBe(200)
    expect((await get(short.port, '/healthz')).status).toBe(200)
    expect((await get(short.port, '/zh/other')).status).toBe(503)
    expect(reported).toEqual([])
  })
})

describe('a host whose event loop is held up', () => {
  /** Keeps the event loop from everything else for so many milliseconds. */
  const block = (milliseconds: number): void => {
    const end = performance.now() + milliseconds
    while (performance.now() < end);
  }

  /** What is answered while each step of the event loop is long. */
  async function heldUp(port: number, path: string) {
    const asked = get(port, path)
    const steps = new AbortController()
    const answered = asked.finally(() => steps.abort())
    while (!steps.signal.aborted) {
      block(300)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return answered
  }

  it('answers after one long step, and refuses calls and pages that are not kept while each step is long, until that ends', async () => {
    const { port } = await openHost({
      load: { ...standardLoad, interval: 20, eventLoopDelay: 200 },
      render: async () => somePage(),
    })
    expect((await get(port, '/zh/home')).status).toBe(200)
    block(1_000)
    expect((await get(port, '/zh/after-one')).status).toBe(200)
    expect((await get(port, '/rc-pub/ping')).status).toBe(200)

    const refused = { status: 503, headers: { 'retry-after': '5' } }
    let call = await heldUp(port, '/rc-pub/ping')
    while (call.status === 200) call = await heldUp(port, '/rc-pub/ping')
    expect(call).toMatchObject(refused)
    expect(await heldUp(port, '/zh/other')).toMatchObject(refused)
    expect((await heldUp(port, '/zh/home')).status).toBe(200)

    await vi.waitUntil(async () => (await get(port, '/rc-pub/ping')).status === 200)
    expect((await get(port, '/zh/other')).status).toBe(200)
  })
})

describe('a reader who has very many pages rendered', () => {
  const pageLimits = { pages: 3, searches: 2, toldVisits: 10 }

  it('is told in words when to come again; kept pages are still sent, and count for nobody', async () => {
    const { port } = await openHost({ pageLimits })
    for (let time = 0; time < 9; time += 1) expect((await get(port, '/zh/home')).status).toBe(200)
    for (const q of ['a', 'b']) expect((await get(port, `/en/article?q=${q}`)).status).toBe(200)
    const refused = await get(port, '/en/article?q=c')
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'content-language': 'en', 'cache-control': 'no-store' },
      body: expect.stringContaining('Please try again in'),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get(port, '/zh/article?q=c')).body).toContain('请求过于频繁')
    // pages and searches are counted apart
    for (const n of [1, 2]) expect((await get(port, `/zh/news/${n}`)).status).toBe(200)
    expect((await get(port, '/zh/news/3')).status).toBe(429)
    expect((await get(port, '/zh/home')).status).toBe(200)
    expect((await get(port, '/en/article?q=a')).status).toBe(200)
  })

  it('is told apart by what a trusted proxy says, and by nothing that the reader says', async () => {
    const ask = async (trustProxy: false | number) => {
      const { port } = await openHost({ pageLimits, trustProxy })
      const statuses: number[] = []
      for (let n = 0; n < 5; n += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${n}` }
        statuses.push((await get(port, `/zh/news/${n}`, { headers })).status)
      }
      return statuses
    }
    expect(await ask(false)).toEqual([200, 200, 200, 429, 429])
    expect(await ask(1)).toEqual([200, 200, 200, 200, 200])
  })

  it('is served from the kept pages as a crawler too', async () => {
    const { port } = await openHost({ pageLimits: { pages: 1, searches: 1, toldVisits: 10 } })
    const headers = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }
    for (let time = 0; time < 20; time += 1)
      expect((await get(port, '/zh/home', { headers })).status).toBe(200)
  })
})
