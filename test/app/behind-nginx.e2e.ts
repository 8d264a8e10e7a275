import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import { takenOver } from '../browser/support/frames.ts'
import { article, knownPages } from '../browser/support/pages.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'
import { readProject } from './support/deployment.ts'
import { askSecurely, baseHost, hasNginx, startNginx, type RunningNginx } from './support/nginx.ts'

// the settings that docs/operate.md names for a portal behind nginx, and nginx with deploy/nginx.conf
const settings = { BASE_HOSTS: baseHost, TRUST_PROXY: 'loopback' }
const host = `${article.site}.${baseHost}`
const isHere = hasNginx()
const folder = mkdtempSync(join(tmpdir(), 'xuekan-proxied-'))
let portal: PortalProcess
let nginx: RunningNginx

beforeAll(async () => {
  cpSync(inject('filledFolder'), join(folder, 'data'), { recursive: true })
  portal = await startPortalProcess({ ...settings, XUEKAN_DATA: join(folder, 'data') })
  if (isHere) nginx = await startNginx(portal.port)
})
afterAll(async () => {
  if (isHere) await nginx.stop()
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Asked {
  readonly on?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The reader's address that the portal is told where it is asked by itself. */
  readonly from?: string
}

/** The portal by nginx; without nginx, by itself, as nginx would ask. */
const ask = (path: string, { on = host, headers = {}, from = '192.0.2.1', ...more }: Asked = {}) =>
  isHere
    ? askSecurely({ port: nginx.port, host: on, path, headers, ...more })
    : new Promise<Awaited<ReturnType<typeof askSecurely>>>((resolve, reject) => {
        const told = { 'x-forwarded-for': from, 'x-forwarded-proto': 'https' }
        const { method = 'GET', body } = more
        const sent = { ...headers, ...told, host: on }
        delete (sent as Record<string, string>)['x-forwarded-host']
        const asked = request(
          { host: '127.0.0.1', port: portal.port, path, method, agent: false, headers: sent },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8').on('data', (part: string) => (text += part))
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
            )
          },
        )
        asked.on('error', reject)
        asked.end(body)
      })

const upload = '/rc-pub/front/files/fileUpload'

describe('the portal behind nginx', () => {
  it('serves each site under its own host, says https of itself, and lets scripts of that host run', async () => {
    const page = await ask(knownPages.article.path('en'))
    expect(page.status).toBe(200)
    expect(page.body).toContain(`<link rel="canonical" href="https://${host}/`)
    expect(page.body).not.toMatch(/http:\/\/[\w.]*journals\.example\.org/)
    expect(page.headers['content-security-policy']).toContain(`script-src ${host}:*/assets/`)
    const scripts = [...page.body.matchAll(/src="(\/assets\/[^"]+)"/g)].flatMap(([, path = '']) => [path])
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts) expect((await ask(path)).status).toBe(200)
    const home = await ask('/zh/home', { on: `emf.${baseHost}` })
    expect([home.status, home.body.includes(`//${host}/zh/home`)]).toEqual([200, false])
  })

  it('believes no word of a reader about host, scheme or address', async () => {
    const page = await ask('/en/home', {
      headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http', forwarded: 'host=evil.test' },
    })
    expect([page.status, page.body.includes('evil.test')]).toEqual([200, false])
    const statuses: number[] = []
    for (let n = 0; n < 33; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` }
      statuses.push((await ask(upload, { method: 'POST', headers })).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })

  it('writes no query into the log of nginx: it may bear a token [C4.8]', async () => {
    const configuration = readProject('deploy/nginx.conf')
    const [, format = ''] = /^log_format xuekan '(.+)';$/m.exec(configuration) ?? []
    expect(format).toContain('$uri')
    expect(format).not.toMatch(
      /\$(?:request|request_uri|args|query_string|is_args|http_referer|arg_\w+|cookie_\w+)\b/,
    )
    const logs = [...configuration.matchAll(/^\s*access_log .*$/gm)].map(([line]) => line.trim())
    expect(logs.filter((line) => !/^access_log (?:\S+ xuekan|off);$/.test(line))).toEqual([])
    if (!isHere) return
    await ask('/zh/about?token=open-sesame&userName=nobody')
    await expect.poll(() => nginx.accessLog()).toContain('"GET /zh/about HTTP/1.1" ')
    expect(nginx.accessLog()).not.toMatch(/sesame|nobody/)
  })

  it('refuses foreign hosts, and leads from two slashes to one', async () => {
    expect((await ask('/zh/home', { on: 'evil.test' })).status).toBe(421)
    const led = await ask('//evil.test/zh/home')
    expect([led.status, led.headers['location']]).toEqual([301, '/evil.test/zh/home'])
    expect((await ask('/zh/home', { on: `nobody.${baseHost}` })).headers['location']).toMatch(/\/errorPage/)
  })

  it('reads the language cookie as the portal does, and keeps no page for others by it', async () => {
    const languageFor = async (cookie: string): Promise<string> => {
      const { headers, body } = await ask('/', { headers: { cookie } })
      return headers['location']?.toString() ?? /<html lang="([\w-]+)"/.exec(body)?.[1] ?? ''
    }
    const cookies = ['language=en', 'language=xx; language=en', 'language=zh', 'language=en']
    const found: string[] = []
    for (const cookie of cookies) found.push(await languageFor(cookie))
    expect(found).toEqual(['en', 'zh', 'zh', 'en'])
  })

  it('takes cookies of its own pages alone where something changes', async () => {
    const send = (origin: string) =>
      ask(upload, { method: 'POST', headers: { origin, cookie: 'token=abc', 'content-type': 'text/plain' } })
    expect((await send('https://evil.test')).status).toBe(403)
    expect((await send(`http://${host}`)).status).toBe(403)
    expect((await send(`https://${host}`)).status).not.toBe(403)
  })

  it('sends parts of files, and refuses bodies beyond those of the portal', async () => {
    const page = await ask('/zh/home')
    const [file = ''] = /\/rc-pub\/front\/files\/get\?id=\d+/.exec(page.body) ?? []
    const part = await ask(file, { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      expect.stringMatching(/^bytes 0-9\/\d+$/),
    ])
    const large = await ask(upload, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(7 * 1024 * 1024) },
      body: Buffer.alloc(7 * 1024 * 1024),
      // who has uploaded nothing yet is not told to wait
      from: '192.0.2.2',
    }).catch(() => ({ status: 413 }))
    expect(large.status).toBe(413)
  })

  it('sends text packed, and files of the build to be kept', async () => {
    const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec((await ask('/zh/home')).body)?.[1] ?? ''
    const { headers } = await ask(stylesheet, { headers: { 'accept-encoding': 'gzip' } })
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([
      'gzip',
      expect.stringContaining('immutable'),
    ])
  })

  it('runs in a browser without a word of complaint, and links to other hosts of the portal over TLS', async () => {
    if (!isHere) return
    const browser = await launchChromium([
      `--host-resolver-rules=MAP *.${baseHost}:443 127.0.0.1:${nginx.port}`,
    ])
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('requestfailed', (request) => {
      // a browser reads the beginning of a film, to know its length, and then ends the request itself
      if (request.resourceType() !== 'media') problems.push(request.url())
    })
    await page.goto(`https://${host}${knownPages.article.path('en')}`)
    await takenOver(page)
    const links = await page
      .locator('a[href^="http"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(links.filter((link) => link?.includes(baseHost) === true && !link.startsWith('https://'))).toEqual(
      [],
    )
    expect(problems).toEqual([])
  })

  it('leads plain HTTP to the same address over TLS', async () => {
    if (!isHere) return
    const answer = await new Promise<{ readonly status: number; readonly location: string }>(
      (resolve, reject) => {
        request(
          { host: '127.0.0.1', port: nginx.plainPort, path: '/zh/home?a=1', headers: { host }, agent: false },
          ({ statusCode = 0, headers: { location = '' } }) => resolve({ status: statusCode, location }),
        )
          .on('error', reject)
          .end()
      },
    )
    expect(answer).toEqual({ status: 308, location: `https://${host}/zh/home?a=1` })
    expect(nginx.log()).not.toMatch(/\[(?:warn|emerg|alert|crit)\]/)
  })

  it('is said to be back soon while the portal is started again', async () => {
    await portal.stop()
    if (!isHere) return
    const answer = await ask('/zh/home')
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ])
    expect(answer.body).toContain('请稍后再试')
  })
})
