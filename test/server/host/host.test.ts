import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../../server/host/security-headers.ts'
import { createHost } from '../../../server/host/create-host.ts'
import type { PageRequest, PageVisit, RenderPage } from '../../../server/host/page-answer.ts'
import { createSiteStyles, type CustomCss } from '../../../server/host/styles/site-styles.ts'

let folder: string
let version: string
let reports: unknown[]
let rendered: PageRequest[]
let customCss: Record<string, CustomCss>
let host: FastifyInstance | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xuekan-host-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}')
  version = '1'
  reports = []
  rendered = []
  customCss = {}
})

afterEach(async () => {
  await host?.close()
  host = undefined
  rmSync(folder, { recursive: true })
})

const page =
  (status = 200): RenderPage =>
  async (request) => {
    rendered.push(request)
    const html = `<p>${request.host} ${request.address} ${rendered.length}</p>`
    return {
      kind: 'page',
      status,
      language: 'zh',
      html,
      shared: status === 200,
      sites: ['7', '8'],
      visit: { siteId: '7', articleId: null },
    }
  }

async function open(render: RenderPage): Promise<FastifyInstance> {
  host = await createHost({
    render,
    contentVersion: () => version,
    countVisit: (visit) => visits.push(visit),
    clientFolder: folder,
    rcPub: async (instance) => {
      instance.get('/rc-pub/ping', async () => ({ status: 0 }))
    },
    siteStyles: createSiteStyles(
      async (siteId) => customCss[siteId] ?? null,
      () => version,
    ),
    report: (failure) => reports.push(failure),
    cacheBytes: 1_000_000,
    trustProxy: false,
  })
  return host
}

function opened(): FastifyInstance {
  if (host === undefined) throw new Error('open a host first')
  return host
}

const get = (address: string, headers: Record<string, string> = {}) =>
  opened().inject({ url: address, headers: { host: 'a.localhost', ...headers } })

const visits: PageVisit[] = []

describe('createHost', () => {
  it('answers a failure of its own code with a plain 500 page in the language of the address [C8.6]', async () => {
    await open(async () => {
      throw new Error('broken middleware')
    })
    const english = await get('/en/home')
    const chinese = await get('/zh/home')
    expect(english.statusCode).toBe(500)
    expect(english.headers['content-type']).toContain('text/html')
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('Something went wrong')
    expect(chinese.body).toContain('<html lang="zh">')
    expect(chinese.body).not.toContain('broken middleware')
    expect(reports).toHaveLength(2)
  })

  it('takes the language of a failure page from the cookie where the address names none [C8.6]', async () => {
    await open(async () => {
      throw new Error('broken')
    })
    expect((await get('/home', { cookie: 'language=en' })).body).toContain('<html lang="en">')
    expect((await get('/home')).body).toContain('<html lang="zh">')
    expect((await get('/home?lang=en')).body).toContain('<html lang="en">')
  })

  it('renders an anonymous page once for each host and address, and for a language cookie where the address names none', async () => {
    await open(page())
    const first = await get('/zh/home')
    expect((await get('/zh/home')).body).toBe(first.body)
    await get('/zh/home', { cookie: 'language=en' })
    await get('/zh/home', { host: 'b.localhost' })
    await get('/zh/issue')
    expect(rendered).toHaveLength(3)
    for (const cookie of ['', 'language=en', 'language=en; headPicture=x']) await get('/issue', { cookie })
    expect(rendered).toHaveLength(5)
  })

  it('renders a page once for all who ask while it is being rendered', async () => {
    let finish: () => void = () => undefined
    const started = new Promise<void>((resolve) => (finish = resolve))
    await open(async (request) => {
      await started
      return page()(request)
    })
    const requested = Array.from({ length: 20 }, () => get('/zh/a'))
    const personal = get('/zh/a', { cookie: 'token=t' })
    finish()
    const bodies = (await Promise.all(requested)).map(({ body }) => body)
    expect(new Set(bodies).size).toBe(1)
    expect((await personal).statusCode).toBe(200)
    expect(rendered).toHaveLength(2)
  })

  it('renders again after a rendering that failed', async () => {
    let failing = true
    await open(async (request) => {
      if (failing) throw new Error('not now')
      return page()(request)
    })
    const failed = await Promise.all([get('/zh/a'), get('/zh/a')])
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    failing = false
    expect((await get('/zh/a')).statusCode).toBe(200)
  })

  it('renders again when the content has changed', async () => {
    await open(page())
    await get('/zh/home')
    version = '2'
    await get('/zh/home')
    expect(rendered).toHaveLength(2)
  })

  it('never keeps a page for a reader with a token or a name, nor gives them a kept one', async () => {
    await open(page())
    await get('/zh/home')
    for (const cookie of ['token=t', 'userName=u', 'language=zh; commonToken=c']) {
      const answer = await get('/zh/home', { cookie })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect(rendered).toHaveLength(4)
    await get('/zh/home')
    expect(rendered).toHaveLength(4)
  })

  it('tells of each visit, whether the page was kept or rendered, and not of programs that ask for headers', async () => {
    await open(page())
    visits.length = 0
    for (const address of ['/zh/a', '/zh/a', '/zh/b']) await get(address)
    await opened().inject({ method: 'HEAD', url: '/zh/a' })
    expect(rendered.map(({ address }) => address)).toHaveLength(3)
    expect(visits).toEqual(Array.from({ length: 3 }, () => ({ siteId: '7', articleId: null })))
  })

  it('does not keep what is not to be shared', async () => {
    await open(page(503))
    expect((await get('/zh/home')).statusCode).toBe(503)
    await get('/zh/home')
    expect(rendered).toHaveLength(2)
  })

  it('answers HEAD with the headers of GET', async () => {
    await open(page())
    const answer = await opened().inject({
      method: 'HEAD',
      url: '/zh/home',
      headers: { host: 'a.localhost' },
    })
    const full = await get('/zh/home')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe(String(full.rawPayload.length))
    expect(answer.headers['etag']).toBe(full.headers['etag'])
  })

  it('redirects where rendering says so', async () => {
    await open(async () => ({ kind: 'redirect', status: 302, location: '/errorPage?lang=zh' }))
    const answer = await get('/zh/home')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['location']).toBe('/errorPage?lang=zh')
  })

  it('forbids inline scripts and styles on every page', async () => {
    await open(page())
    const policy = String((await get('/zh/home')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it('serves browser files for ever and an unknown one as 404', async () => {
    await open(page())
    const known = await get('/assets/main-abc.js')
    expect(known.headers['cache-control']).toContain('immutable')
    // a later try of a page has addresses of its own for the same files
    const again = await get('/assets/again-2/main-abc.js')
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
      200,
      known.body,
      known.headers['cache-control'],
    ])
    expect((await get('/assets/gone.js')).statusCode).toBe(404)
    expect((await get('/assets/../secret')).statusCode).not.toBe(500)
  })

  it('sends a script with what a script needs, and a page with all that keeps it safe', async () => {
    await open(page())
    const named = (headers: object): readonly string[] => Object.keys(headers).toSorted()
    expect(named((await get('/assets/main-abc.js')).headers)).toEqual(
      ['cache-control', 'connection', 'content-length', 'content-type', 'date', 'etag', 'vary'].concat(
        'x-content-type-options',
      ),
    )
    expect(named((await get('/zh/home')).headers)).toEqual(
      expect.arrayContaining(Object.keys(securityHeaders)),
    )
  })

  it.each([
    ['a.localhost', 'same-origin'],
    ['127.0.0.1:4173', 'same-origin'],
    ['journal.example.org', undefined],
    ['localhost.example.org', undefined],
  ])(
    'sends a policy of openers without https to the machine itself alone, since browsers complain elsewhere: %s',
    async (name, policy) => {
      await open(page())
      const { headers } = await get('/zh/home', { host: name })
      expect(headers['cross-origin-opener-policy']).toBe(policy)
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    },
  )

  it('refuses a call whose address cannot be decoded in the envelope of calls', async () => {
    await open(page())
    const answer = await get('/rc-pub/front/%E0%A4%A')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { status: 400, message: 'The address of the request cannot be read.', data: null },
    ])
  })

  it('takes an address that cannot be decoded for a page, not for a failure', async () => {
    await open(page(404))
    expect((await get('/%zz')).statusCode).toBeLessThan(500)
    expect((await get('/zh/%E0%A4%A')).statusCode).toBeLessThan(500)
    expect((await get('/%zz')).headers['content-security-policy']).toContain("default-src 'self'")
  })
})
