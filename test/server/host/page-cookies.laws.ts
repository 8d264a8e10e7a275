import { cookieRules, readCookies, type CookieRule } from '@xuekan/core/site'
import { createRequestCookieJar } from '@xuekan/web'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bareHost } from './bare-host.ts'
import type { RenderPage } from '../../../server/host/page-answer.ts'
import { pageCookies } from '../../../server/host/page-cookies.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { cookieHeaders } from './cookie-headers.ts'

/** All but what the server alone reads. */
const names = Object.entries<CookieRule>(cookieRules).flatMap(([name, { use }]) =>
  use === 'device' ? [] : [name],
)

/** All that a page can learn from cookies, as the container of a request reads them. */
const readAll = (cookies: ReadonlyMap<string, string>): string => {
  const jar = createRequestCookieJar(cookies)
  return JSON.stringify(names.map((name) => [name, jar.read(name)]))
}

const render: RenderPage = async ({ cookies }) => ({
  kind: 'page',
  status: 200,
  language: 'zh',
  html: readAll(cookies),
  shared: true,
  visit: null,
})

const openHost = (cacheBytes: number): Promise<FastifyInstance> =>
  bareHost({
    render,
    clientFolder: temporaryFolder(),
    cacheBytes,
  })

describe('pageCookies', () => {
  it('gives two readers who are nobody the same input where it says the same of them', () => {
    fc.assert(
      fc.property(cookieHeaders, cookieHeaders, (one, other) => {
        const [first, second] = [pageCookies(one), pageCookies(other)]
        fc.pre(!first.isPersonal && !second.isPersonal && first.language === second.language)
        expect(readAll(first.cookies)).toBe(readAll(second.cookies))
      }),
    )
  })

  it('hands no page what a known device is known by', () => {
    const { cookies } = pageCookies('token=a; userName=b; knownDevice=c')
    expect([...cookies.keys()]).toEqual(['userName', 'token'])
    expect(pageCookies('knownDevice=c').isPersonal).toBe(false)
  })

  it('withholds nothing of a member, and of nobody only a language that is none', () => {
    fc.assert(
      fc.property(cookieHeaders, (header) => {
        const { cookies, isPersonal, language } = pageCookies(header)
        const sent = readCookies(header)
        expect(!isPersonal || readAll(cookies) === readAll(sent)).toBe(true)
        const stored = names.filter((name) => createRequestCookieJar(sent).read(name) !== '')
        expect(isPersonal).toBe(stored.some((name) => /^(?:token|commonToken|userName)$/.test(name)))
        expect(language).toBe(/^(?:zh|en)$/.exec(sent.get('language') ?? '')?.[0] ?? null)
      }),
    )
  })
})

describe('the page cache', () => {
  it('gives everybody the page that would be rendered for them, whoever asked before [C1.5]', async () => {
    const [keeping, fresh] = [await openHost(10_000_000), await openHost(0)]
    onTestFinished(async () => void (await Promise.all([keeping.close(), fresh.close()])))
    const ask = async (host: FastifyInstance, cookie: string) => {
      const answer = await host.inject({ url: '/zh/home', headers: { host: 'a.localhost', cookie } })
      return [answer.statusCode, answer.body, answer.headers['cache-control']]
    }
    await fc.assert(
      fc.asyncProperty(fc.array(cookieHeaders, { minLength: 2, maxLength: 4 }), async (readers) => {
        for (const cookie of readers) expect(await ask(keeping, cookie)).toEqual(await ask(fresh, cookie))
      }),
      { numRuns: 200 },
    )
  })
})
