import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRemoteDomains, createStoredDomains } from '../../app/server/own-domains.ts'
import { startPortal } from '../../app/server/start-portal.ts'

const statusAt = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/zh/home', headers: { host } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', reject)
    asked.end()
  })

/** Another rc-pub that knows one site by its whole host, and one that has expired. */
async function openOtherRcPub() {
  const names: unknown[] = []
  const server = Fastify()
  server.get('/rc-pub/front/site/findBySld', async (asked) => {
    const { sld } = asked.query as { readonly sld?: string }
    names.push(sld)
    if (sld === 'water.cn')
      return { status: 0, message: 'ok', data: { id: '26', sld: 'slgc', domain: 'Water.cn', type: 'single' } }
    // one that answers whatever it is asked
    if (sld === 'other.cn')
      return { status: 0, message: 'ok', data: { id: '1', sld: 'www', domain: 'group.cn', type: 'all' } }
    if (sld === 'expired.cn') return { status: 10001, message: 'expired', data: null }
    return { status: 404, message: 'no such site', data: null }
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  return { names, url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

async function openPortalBefore(rcPubUrl: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-client-'))
  mkdirSync(join(folder, 'assets'))
  const portal = await startPortal(
    {
      port: 0,
      address: '127.0.0.1',
      store: { kind: 'folder', folder },
      smtpUrl: '',
      mailFrom: 'x@example.org',
      dkimKey: '',
      dkimSelector: 'x',
      smsUrl: '',
      depositUrl: '',
      crossmarkPolicy: '',
      identityProviders: '',
      agreements: '',
      outbox: join(folder, 'outbox'),
      temporary: join(folder, 'temporary'),
      deposits: join(folder, 'deposits'),
      samples: true,
      rcPubUrl,
      baseHosts: ['journals.test'],
      corsOrigins: [],
      printSandbox: false,
      printAhead: false,
      rateLimits: true,
      trustProxy: false,
      chromium: '',
      logLevel: 'silent',
      metricsPort: null,
      purgeUrl: '',
      securityContacts: [],
      stopGrace: 20,
    },
    {
      clientFolder: folder,
      assetsOf: () => ({ beforePaint: null, look: '', start: null, styles: [], fonts: [] }),
      report: () => undefined,
      makeRenderer: () => async () => ({
        kind: 'page',
        status: 200,
        language: 'zh',
        html: '',
        shared: true,
        visit: null,
      }),
    },
  )
  onTestFinished(async () => {
    await portal.close()
    rmSync(folder, { recursive: true })
  })
  return portal.port
}

/** A portal looks for the aggregate when it starts. */
const isNoFirstLook = (name: unknown): boolean => name !== 'www'

describe('before another rc-pub, a host', () => {
  it('is the portal’s own where a site has it as its domain, asked for once [C3.1]', async () => {
    const { names, url } = await openOtherRcPub()
    const port = await openPortalBefore(url)
    const hosts = [
      'water.cn',
      'WATER.cn:80',
      'expired.cn',
      'other.cn',
      'evil.test',
      'evil.test.',
      'a.journals.test',
    ]
    const statuses = []
    for (const host of hosts) statuses.push(await statusAt(port, host))
    expect(statuses).toEqual([200, 200, 200, 421, 421, 421, 200])
    expect(names.filter(isNoFirstLook)).toEqual(['water.cn', 'expired.cn', 'other.cn', 'evil.test'])
  })

  it('is not asked for beyond a number, however many are invented', async () => {
    const { names, url } = await openOtherRcPub()
    const port = await openPortalBefore(url)
    expect(await statusAt(port, 'water.cn')).toBe(200)
    const invented = Array.from({ length: 300 }, (_, index) => statusAt(port, `a${index}.evil.test`))
    const statuses = new Set(await Promise.all(invented))
    expect(statuses).toEqual(new Set([421, 503]))
    expect(names.filter(isNoFirstLook)).toHaveLength(60)
    expect(await statusAt(port, 'water.cn')).toBe(200)
  })

  it('that cannot be asked for is answered with 503', async () => {
    expect(await statusAt(await openPortalBefore('http://127.0.0.1:9'), 'water.cn')).toBe(503)
  })
})

describe('createRemoteDomains', () => {
  function bench(answers: Record<string, boolean | null>) {
    const names: string[] = []
    const clock = { now: 0 }
    const isDomain = createRemoteDomains({
      ask: async (name) => {
        names.push(name)
        return answers[name] ?? null
      },
      now: () => clock.now,
      mostNames: 2,
      mostAsked: 4,
      lasts: 100,
    })
    return { answers, names, clock, isDomain }
  }

  it('asks again after a while, and believes what it knew of an own name until it is told otherwise', async () => {
    const { answers, names, clock, isDomain } = bench({ own: true })
    const told: (boolean | null)[] = []
    const askAt = async (now: number): Promise<void> => {
      clock.now = now
      told.push(await isDomain('own'))
      await new Promise(setImmediate)
    }
    await askAt(0)
    await askAt(99)
    answers['own'] = null
    await askAt(100)
    await askAt(199)
    answers['own'] = false
    await askAt(200)
    await askAt(201)
    expect(told).toEqual([true, true, true, true, true, false])
    expect(names).toHaveLength(3)
  })

  it('asks once for all who wait, and forgets no own name for foreign ones', async () => {
    const { names, clock, isDomain } = bench({ own: true, a: false, b: false, c: false })
    await Promise.all([isDomain('own'), isDomain('own')])
    for (const name of ['a', 'b', 'c']) expect(await isDomain(name)).toBe(false)
    expect(await isDomain('own')).toBe(true)
    // forgotten, and too many have been asked for
    expect(await isDomain('a')).toBeNull()
    clock.now = 100
    expect(await isDomain('a')).toBe(false)
    expect(names).toEqual(['own', 'a', 'b', 'c', 'a'])
  })
})

describe('createStoredDomains', () => {
  it('reads the domains again when the content has changed, and says nothing while it cannot', async () => {
    let [version, domains, reads] = ['1', ['water.cn'], 0]
    const isDomain = createStoredDomains(
      async () => {
        reads += 1
        if (version === 'broken') throw new Error('no store')
        return new Set(domains)
      },
      () => version,
    )
    expect([await isDomain('water.cn'), await isDomain('b.cn'), reads]).toEqual([true, false, 1])
    ;[version, domains] = ['2', ['b.cn']]
    expect([await isDomain('water.cn'), await isDomain('b.cn'), reads]).toEqual([false, true, 2])
    version = 'broken'
    expect(await isDomain('b.cn')).toBeNull()
  })
})
