import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest, type Told } from './support/portal-in-test.ts'

/** A real rc-pub behind a way on which chosen calls hang. */
let origin: PortalInTest
let way: Server
let heard: string[] = []
let hangs: (path: string) => boolean = () => false

beforeAll(async () => {
  origin = await openPortal()
  way = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    heard.push(path)
    if (hangs(path)) return
    const headers = { language: String(request.headers['language'] ?? 'en') }
    fetch(`http://127.0.0.1:${origin.port}${request.url}`, { headers }).then(
      async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        response.end(Buffer.from(await answer.arrayBuffer()))
      },
      () => response.destroy(),
    )
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
}, 300_000)
afterAll(async () => {
  way.closeAllConnections()
  way.close()
  await origin.close()
})

/** One page of a portal that has asked nothing yet. */
async function visit(path: string, pageDeadline: number) {
  const { port } = way.address() as AddressInfo
  const portal = await openPortal(`http://127.0.0.1:${port}`, { pageDeadline })
  heard = []
  const page = await askPage(portal.port, 'slgc', path)
  await portal.close()
  return { page, failures: portal.failures }
}

/** What hung once hangs the same way on another page. */
const tried = new Set<string>()
const seen = new Set<number>()

const required = ['/site/findBySld', '/config-header', '/channel/']
const isRequired = (path: string): boolean => required.some((part) => path.includes(part))

/** What each status brings with it. */
const toldBy = ({ headers, body }: Told) => ({
  toErrorPage: String(headers['location'] ?? '').includes('/errorPage?lang='),
  retryAfter: headers['retry-after'] ?? null,
  stored: !String(headers['cache-control'] ?? '').includes('no-store'),
  late: /没有在规定时间内回答|did not answer in time/.test(body),
})
const whole = { toErrorPage: false, retryAfter: null, stored: true, late: false }
const expected: Readonly<Record<number, ReturnType<typeof toldBy>>> = {
  200: whole,
  302: { ...whole, toErrorPage: true, stored: false },
  503: { toErrorPage: false, retryAfter: '30', stored: false, late: true },
}

describe('a page before an rc-pub of which one call hangs', () => {
  it.each(['/zh/home', '/en/article/doi/10.5555/slgc.2026.05.001'])(
    'is answered in words and in time, whichever call it is: %s [C8.1] [C8.2]',
    async (path) => {
      hangs = () => false
      const healthy = await visit(path, 15_000)
      expect(healthy.page.status).toBe(200)
      const calls = [...new Set(heard)].filter((call) => !tried.has(call))
      calls.forEach((call) => tried.add(call))
      expect(calls.length).toBeGreaterThan(0)
      const statuses: Record<string, number> = {}
      for (const call of calls) {
        hangs = (each) => each === call
        const { page, failures } = await visit(path, 2_000)
        statuses[call] = page.status
        expect([200, 302, 503], call).toContain(page.status)
        expect(page.body, call).not.toContain('aria-busy="true"')
        expect(failures, call).toEqual([])
        expect(toldBy(page), call).toEqual(expected[page.status])
      }
      const lookups = Object.entries(statuses).filter(([, status]) => status === 302)
      expect(lookups.map(([call]) => call).filter((call) => !isRequired(call))).toEqual([])
      for (const status of Object.values(statuses)) seen.add(status)
    },
    120_000,
  )

  it('goes without what it can do without, and tells what it cannot', () => {
    expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 302, 503])
  })
})
