import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '../../app/server/running/log.ts'
import { readSettings } from '../../app/server/settings.ts'
import { startPortal, type PortalInput } from '../../app/server/start-portal.ts'

/** An rc-pub that answers every call, or fails every one with a status. */
async function otherRcPub(): Promise<{ readonly url: string; fail: number | null; readonly server: Server }> {
  const state = { url: '', fail: null as number | null, server: createServer() }
  state.server.on('request', (_request, response) => {
    response.writeHead(state.fail ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ status: state.fail ?? 0, message: '', data: null }))
  })
  await new Promise<void>((resolve) => state.server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    state.server.close()
    state.server.closeAllConnections()
  })
  state.url = `http://127.0.0.1:${(state.server.address() as AddressInfo).port}`
  return state
}

async function startBefore(url: string, environment: Readonly<Record<string, string>> = {}) {
  const clientFolder = mkdtempSync(join(tmpdir(), 'xuekan-running-'))
  mkdirSync(join(clientFolder, 'assets'))
  const lines: string[] = []
  const parts: PortalInput = {
    clientFolder,
    assetsOf: () => ({ beforePaint: null, look: '', start: null, styles: [], fonts: [] }),
    report: () => undefined,
    log: createLog('debug', { isTerminal: false, write: (line) => lines.push(line) }),
  }
  const settings = readSettings({ PORT: '0', RC_PUB_URL: url, XUEKAN_DATA: clientFolder, ...environment })
  const portal = await startPortal(settings, parts)
  onTestFinished(async () => {
    await portal.close()
    rmSync(clientFolder, { recursive: true })
  })
  const logged = (): readonly Readonly<Record<string, unknown>>[] =>
    lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${portal.port}${path}`, { headers, redirect: 'manual' })
  return { portal, logged, ask, text: () => lines.join('') }
}

const upload = '/rc-pub/front/files/fileUpload'
const call = '/rc-pub/front/site/findBySld?sld=www'

describe('the log', () => {
  it('has one line a request, with an id, and no query, token, code or cookie', async () => {
    const { url } = await otherRcPub()
    const { ask, logged, text } = await startBefore(url)
    await ask('/zh/article?q=secretterm&code=secretcode', {
      cookie: 'token=secretcookie; userName=secretname',
    })
    await ask(`${call}&q=secretterm`, { token: 'secrettoken' })
    const requests = (): readonly unknown[] => logged().filter(({ msg }) => msg === 'request')
    await vi.waitUntil(() => requests().length === 2)
    expect(requests()).toEqual([
      expect.objectContaining({ level: 'info', method: 'GET', path: '/zh/article' }),
      expect.objectContaining({ level: 'info', path: '/rc-pub/front/site/findBySld', status: 200 }),
    ])
    const ids = logged().flatMap(({ request }) => (typeof request === 'string' ? [request] : []))
    expect(new Set(ids).size).toBe(2)
    expect(text()).not.toContain('secret')
  })

  it('tells of an rc-pub that fails and recovers once each, with address and reason', async () => {
    const other = await otherRcPub()
    const { ask, logged } = await startBefore(other.url)
    const told = () =>
      logged()
        .filter(({ address }) => address === other.url)
        .map(({ level, reason = null }) => [level, reason])
    for (const fail of [null, 500, 500, 503, null, null]) {
      other.fail = fail
      await ask('/zh/home')
    }
    expect(told()).toEqual([
      ['warn', 'status 500'],
      ['info', null],
    ])
    other.server.close()
    other.server.closeAllConnections()
    await ask('/en/home')
    await ask('/en/home?again')
    expect(told().slice(2)).toEqual([['warn', expect.stringMatching(/^ECONN/)]])
  })

  it('is readable on a terminal, and nothing that a reader sends steers it', () => {
    const lines: string[] = []
    const log = createLog('info', { isTerminal: true, write: (line) => lines.push(line) })
    log.info({ path: '/zh/\u001b[2Jhome\nforged' }, 'request')
    expect(lines).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d info request path=\/zh\/\?\[2Jhome\?forged\n$/),
    ])
  })

  it('shows an error without what libraries hang onto it', () => {
    const lines: string[] = []
    const log = createLog('info', { isTerminal: false, write: (line) => lines.push(line) })
    const failure = Object.assign(new Error('broken', { cause: new Error('deeper') }), {
      code: 'ECONNRESET',
      config: { headers: { token: 'secret' } },
    })
    log.error({ err: failure }, 'failed')
    expect(lines.join('')).not.toContain('secret')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'broken', code: 'ECONNRESET', cause: { message: 'deeper' } },
    })
  })

  it('is silent where it is set so', async () => {
    const lines: string[] = []
    createLog('silent', { isTerminal: false, write: (line) => lines.push(line) }).fatal('nothing')
    expect(lines).toEqual([])
  })
})

describe('a portal before another rc-pub', () => {
  it('asks it once when it starts and says what it found', async () => {
    const other = await otherRcPub()
    expect((await startBefore(other.url)).portal.found).toBe(`rc-pub at ${other.url} answers.`)
    other.fail = 500
    expect((await startBefore(other.url)).portal.found).toMatch(/ answers with status 500\. /)
    const none = await startBefore('http://127.0.0.1:9')
    expect(none.portal.found).toMatch(/^http:\/\/127\.0\.0\.1:9: rc-pub does not answer \(\w+\)\. /)
  })

  it('is ready while that one answers', async () => {
    const other = await otherRcPub()
    expect((await (await startBefore(other.url)).ask('/readyz')).status).toBe(200)
    const none = await startBefore('http://127.0.0.1:9')
    const refused = await none.ask('/readyz')
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('does not answer')])
    expect((await none.ask('/healthz')).status).toBe(200)
  })

  it('limits its calls as those of the embedded one', async () => {
    const other = await otherRcPub()
    const { ask } = await startBefore(other.url)
    // however the path is written
    const statuses: number[] = []
    for (let n = 0; n < 35; n += 1)
      statuses.push((await ask(n % 2 === 0 ? upload : upload.replace('U', '%55'))).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await ask(call)).status).toBe(200)
  })
})

describe('metrics', () => {
  it('are on a port of their own: requests, durations, renders, kept pages, event loop and store', async () => {
    const other = await otherRcPub()
    const { ask, portal } = await startBefore(other.url, { METRICS_PORT: '0' })
    await ask(call)
    await ask('/zh/home')
    const read = async (): Promise<string> =>
      (await fetch(`http://127.0.0.1:${portal.metricsPort}/metrics`)).text()
    await vi.waitUntil(async () => (await read()).includes('kind="page"'))
    const text = await read()
    expect(text).toMatch(/^xuekan_requests_total\{kind="call",status="200"\} 1$/m)
    expect(text).toMatch(/^xuekan_request_seconds_count\{kind="page"\} 1$/m)
    expect(text).toMatch(/^xuekan_render_seconds_count 1$/m)
    expect(text).toMatch(/^xuekan_page_cache_total\{result="miss"\} 1$/m)
    expect(text).toMatch(/^xuekan_nodejs_eventloop_lag_seconds /m)
    expect(text).toMatch(/^xuekan_store_seconds_count\{result="ok"\} [1-9]/m)
    // the portal's own port knows nothing of them
    expect(await (await ask('/metrics')).text()).not.toContain('xuekan_')
  })

  it('are off where no port is named', async () => {
    expect((await startBefore('http://127.0.0.1:9')).portal.metricsPort).toBeNull()
  })
})
