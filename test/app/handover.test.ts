import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEn } from '../../ui/locales/account.en.ts'
import { accountZh } from '../../ui/locales/account.zh.ts'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { cookieOf, faultsIn, visitsTo, type Asked, type Told, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const linxi = { action: 'enter', userName: 'linxi', password: 'Xuekan2026' }

/** A browser that follows where it is led, with the cookies of each host for that host alone. */
function browser() {
  const jars = new Map<string, Map<string, string>>()
  const visited: string[] = []
  const jarOf = (host: string): Map<string, string> => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const go = async (url: string, asked: Asked = {}): Promise<Told> => {
    const { host, pathname, search } = new URL(url)
    visited.push(url)
    const jar = jarOf(host)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const form = asked.form === undefined ? {} : { origin: `http://${host}` }
    const told = await visit(pathname + search, {
      ...asked,
      ...(cookie === '' ? {} : { cookie }),
      headers: { host, ...form, ...asked.headers },
    })
    for (const each of told.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return told.location === '' ? told : go(new URL(told.location, url).href)
  }
  return { go, visited, jarOf }
}

const hostOf = (sld: string): string => `${sld === '' ? '' : `${sld}.`}localhost:${portal.port}`
const at = (sld: string, path: string): string => `http://${hostOf(sld)}${path}`
const isIn = async (told: Told, go: (url: string) => Promise<Told>, sld: string): Promise<boolean> => {
  expect(told.status).toBe(200)
  return (await go(at(sld, '/personal?lang=zh'))).body.includes('linxi')
}

describe('who is logged in on one host of the portal', () => {
  it('continues on another with one click, and comes to the page that was wanted [C1.6] [C2.35]', async () => {
    const { go, visited, jarOf } = browser()
    const login = at('slgc', '/login?lang=zh&returnTo=%2Fzh%2Fissue')
    const entered = await go(login, { form: linxi })
    expect(entered.status).toBe(200)
    expect(visited.at(-1)).toBe(at('slgc', '/zh/issue'))
    // the hub has learnt of it on the way
    expect(jarOf(hostOf('')).get('token')).toBe(jarOf(hostOf('slgc')).get('token'))
    const page = await go(at('gzxb', '/login?lang=zh&returnTo=%2Fzh%2Fissue'))
    const link = /href="(\/login\/elsewhere[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(page.body).toContain(accountZh['account.elsewhere'])
    const there = await go(at('gzxb', link))
    expect(visited.at(-1)).toBe(at('gzxb', '/zh/issue'))
    expect(await isIn(there, go, 'gzxb')).toBe(true)
    expect(jarOf(hostOf('gzxb')).has('handover')).toBe(false)
  })

  it('is logged in nowhere any more after the end of the session on one host [C4.9]', async () => {
    const { go, jarOf } = browser()
    await go(at('slgc', '/login?lang=zh'), { form: linxi })
    await go(at('gzxb', '/login/elsewhere?lang=zh'))
    const cookie = [...jarOf(hostOf('gzxb'))].map(([name, value]) => `${name}=${value}`).join('; ')
    await visit('/personal?lang=zh&entry=accountSecurity', {
      cookie,
      headers: { host: hostOf('gzxb'), origin: `http://${hostOf('gzxb')}` },
      form: { action: 'logout' },
    })
    for (const sld of ['slgc', ''])
      expect((await go(at(sld, '/personal?lang=zh'))).body).not.toContain('linxi')
  })

  it('is the one who has logged in last, on every host', async () => {
    const { go, jarOf } = browser()
    await go(at('slgc', '/login?lang=zh'), { form: linxi })
    const first = jarOf(hostOf('')).get('token')
    await go(at('gzxb', '/login?lang=zh'), { form: linxi })
    const second = jarOf(hostOf('')).get('token')
    expect(second).not.toBe(first)
    expect(second).toBe(jarOf(hostOf('gzxb')).get('token'))
    // the session that the hub had before has ended
    expect((await go(at('slgc', '/personal?lang=zh'))).body).not.toContain('linxi')
  })
})

describe.each(['zh', 'en'] as const)('who is logged in nowhere, in %s', (language) => {
  it('is told so on the login page, with the way back still known [C1.6]', async () => {
    const { go, visited } = browser()
    const told = await go(at('slgc', `/login/elsewhere?lang=${language}&returnTo=%2F${language}%2Fissue`))
    expect(faultsIn(told)).toEqual([faultWords[language].nobodyElsewhere])
    const back = new URL(visited.at(-1) ?? '').searchParams
    expect([back.get('returnTo'), back.get('lang')]).toEqual([`/${language}/issue`, language])
  })

  it('is offered nothing where all others are entered from', async () => {
    const words = (language === 'zh' ? accountZh : accountEn)['account.elsewhere']
    const hub = await visit(`/login?lang=${language}`, { headers: { host: hostOf('') } })
    expect(hub.status).toBe(200)
    expect(hub.body).not.toContain(words)
    expect((await visit(`/login?lang=${language}`)).body).toContain(words)
  })
})

describe('a handover that somebody else has begun', () => {
  const session = async (): Promise<string> => {
    const { go, jarOf } = browser()
    await go(at('slgc', '/login?lang=zh'), { form: linxi })
    return [...jarOf(hostOf(''))].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  const challenge = 'A'.repeat(43)
  const give = (to: string, cookie: string, headers: Record<string, string> = {}) =>
    visit(`/login/handover?lang=zh&to=${encodeURIComponent(to)}&challenge=${challenge}`, {
      cookie,
      headers: { host: hostOf(''), ...headers },
    })

  /** Where the browser of somebody else is led who has begun on a host. */
  const begunElsewhere = async (sld: string): Promise<URL> => {
    const headers = { host: hostOf(sld), 'sec-fetch-site': 'same-origin' }
    return new URL((await visit('/login/elsewhere?lang=zh', { headers })).location)
  }
  const follow = ({ host, pathname, search }: URL, cookie: string) =>
    visit(pathname + search, { cookie, headers: { host, 'sec-fetch-site': 'cross-site' } })
  const arrival = ({ location }: Told) => {
    const { host, pathname, searchParams } = new URL(location)
    return { host, pathname, hasCode: searchParams.has('code') }
  }

  it('logs nobody in by a word that another browser was given [C6.1]', async () => {
    const given = await follow(await begunElsewhere('gzxb'), await session())
    const url = new URL(given.location)
    expect(arrival(given)).toEqual({ host: hostOf('gzxb'), pathname: '/login/arrival', hasCode: true })
    const taken = await visit(url.pathname + url.search, {
      headers: { host: url.host },
      cookie: 'handover=another',
    })
    expect(taken.location).toContain('elsewhere=nobody')
    expect(cookieOf(taken)).toBe('')
  })

  it('gets no word for a challenge that no host has begun with, nor for one a second time [C6.1]', async () => {
    const cookie = await session()
    const back = { host: hostOf('gzxb'), pathname: '/login/arrival', hasCode: false }
    expect(arrival(await give(hostOf('gzxb'), cookie, { 'sec-fetch-site': 'cross-site' }))).toEqual(back)
    const begun = await begunElsewhere('gzxb')
    const elsewhere = new URL(begun)
    elsewhere.searchParams.set('to', hostOf('dqsb'))
    expect(arrival(await follow(elsewhere, cookie)).hasCode).toBe(false)
    expect(arrival(await follow(begun, cookie))).toEqual(back)
    const another = await begunElsewhere('gzxb')
    expect(arrival(await follow(another, cookie)).hasCode).toBe(true)
    expect(arrival(await follow(another, cookie))).toEqual(back)
  })

  it('leads to no other port, and to no name that shows no site', async () => {
    const cookie = await session()
    const { port } = portal
    for (const to of [
      '127.0.0.1:9999',
      '127.0.0.1',
      'gzxb.localhost',
      'gzxb.localhost:9443',
      `taken-over.localhost:${port}`,
      `localhost.:${port}`,
    ]) {
      const given = await give(to, cookie, { 'sec-fetch-site': 'cross-site' })
      expect([to, given.status, given.location]).toEqual([to, 404, ''])
      const begun = await visit(`/login/elsewhere?lang=zh&from=${encodeURIComponent(to)}`, {
        headers: { host: hostOf('') },
      })
      expect([to, begun.location]).toEqual([to, '/zh/home'])
    }
  })

  it.each(['evil.example', 'localhost.evil.example', 'evil.example/localhost', 'a@b', ''])(
    'leads nobody off the portal: %j',
    async (to) => {
      const given = await give(to, await session())
      expect([given.status, given.location]).toEqual([404, ''])
    },
  )

  it('leads from the hub alone, or to it', async () => {
    const cookie = await session()
    const told = await visit(`/login/handover?to=${hostOf('gzxb')}&challenge=${challenge}`, {
      cookie,
      headers: { host: hostOf('slgc') },
    })
    expect(told.status).toBe(404)
  })

  it('is for a browser that is led there, and answers no script [C6.1]', async () => {
    const cookie = await session()
    for (const headers of [{ 'sec-fetch-mode': 'cors' }, { 'sec-fetch-dest': 'image' }])
      expect((await give(hostOf('gzxb'), cookie, headers)).status).toBe(403)
    const led = await give(hostOf('gzxb'), cookie, {
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    })
    expect([led.status, led.cacheControl]).toEqual([303, 'no-store'])
  })

  it('is begun by pages of the host itself, and on the hub by a login elsewhere [C6.1]', async () => {
    const begin = async (sld: string, site: string, from = '') => {
      const headers = { host: hostOf(sld), 'sec-fetch-site': site }
      return (await visit(`/login/elsewhere?lang=zh${from}`, { headers })).status
    }
    expect(
      await Promise.all(
        ['cross-site', 'same-site', 'same-origin', 'none'].map((site) => begin('gzxb', site)),
      ),
    ).toEqual([403, 403, 303, 303])
    expect(await begin('', 'cross-site', `&from=${hostOf('slgc')}`)).toBe(303)
  })

  it.each(['handover=%00%ff', 'handover', `handover=${'x'.repeat(3_000)}`, 'token=;userName=;handover=;;'])(
    'takes a twisted cookie for none: %j',
    async (cookie) => {
      const taken = await visit('/login/arrival?lang=en&code=%00&from=%2F%2F', {
        headers: { host: hostOf('gzxb') },
        cookie,
      })
      expect([taken.status, taken.location]).toEqual([303, '/login?lang=en&elsewhere=nobody'])
      expect(portal.failures).toEqual([])
    },
  )

  it('goes back to paths of its own host alone', async () => {
    const { go, visited } = browser()
    await go(at('slgc', '/login?lang=zh'), { form: linxi })
    for (const returnTo of ['https://evil.example/', '//evil.example/', '/\\evil.example'])
      await go(at('gzxb', `/login/elsewhere?lang=zh&returnTo=${encodeURIComponent(returnTo)}`))
    await go(at('', `/login/arrival?lang=zh&from=evil.example&returnTo=%2Fzh%2Fissue`))
    expect(visited.filter((url) => !new URL(url).host.endsWith(`localhost:${portal.port}`))).toEqual([])
  })
})
