import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileRequest } from './support/hostile-requests.ts'
import { openPortal, sendBytes, type PortalInTest } from './support/portal-in-test.ts'

let embedded: PortalInTest
let proxied: PortalInTest
const uncaught: unknown[] = []
const note = (reason: unknown): void => void uncaught.push(reason)

const timeouts = { request: 400, connection: 60_000 }

beforeAll(async () => {
  process.on('unhandledRejection', note)
  embedded = await openPortal('', { timeouts })
  proxied = await openPortal(`http://127.0.0.1:${embedded.port}`, { timeouts })
}, 300_000)
afterAll(async () => {
  await proxied.close()
  await embedded.close()
  process.off('unhandledRejection', note)
})

/** Requests for one run; `npm run audit` sends ten thousand. */
const numRuns = Number(process.env['HOSTILE_REQUESTS'] ?? 200)

describe.each([
  ['its own rc-pub', () => embedded],
  ['another rc-pub', () => proxied],
] as const)('a portal with %s', (_name, portal) => {
  /** Statuses of /errorPage say that a site is not there; nothing else of a healthy portal is a failure. */
  const isFailure = (request: string, status: number): boolean =>
    status >= 500 && !(status === 503 && request.includes('/errorPage'))

  it.each([
    '/assets/..%2f',
    '/assets/%00',
    '/en/article/doi/%2500',
    '/en/article/doi/10.5555%2F%2500',
    '/rc-pub/front/front-article/getArticleByDoi?doi=%2500',
    '/rc-pub/front/front-article/%2500',
    '/rc-pub/front/journal-web/getData?contentUrl=%2500',
    '/site-styles/%00/a.css',
    '/site-themes/1/%2500/a.css',
    '/zh/home?sld=%00',
    '/zh/home?siteId=%2500',
  ])('takes bad input for the fault of who sends it: %s', async (address) => {
    const request = `GET ${address} HTTP/1.1\r\nhost: slgc.localhost\r\ncookie: token=%zz\r\nconnection: close\r\n\r\n`
    const status = await sendBytes(portal().port, request)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(embedded.failures).toEqual([])
  })

  it('should answer no request whatever with a failure of its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostileRequest, { minLength: 10, maxLength: 10 }), async (requests) => {
        const statuses = await Promise.all(requests.map((request) => sendBytes(portal().port, request)))
        const failed = requests.filter((request, at) => isFailure(request, statuses[at] ?? 0))
        expect(failed).toEqual([])
        expect([...embedded.failures, ...proxied.failures, ...uncaught]).toEqual([])
      }),
      { numRuns: numRuns / 10 },
    )
  }, 3_600_000)

  it('lets nobody wait for a body without an end', async () => {
    const head =
      'POST /rc-pub/auth/login HTTP/1.1\r\nhost: slgc.localhost\r\ncontent-type: application/json\r\n'
    expect([0, 408]).toContain(await sendBytes(portal().port, `${head}content-length: 100\r\n\r\nabc`))
    expect([0, 408]).toContain(await sendBytes(portal().port, 'GET /zh/home HTTP/1.1\r\nhost: slgc'))
  })
})
