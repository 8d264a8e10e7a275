import { endpoints } from '@xuekan/rc-pub/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './support/members.ts'
import { cookieOf, visitsTo, type Told, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const valueIn = (cookies: string, name: string): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? ''

/** A session of its own of the sample member. */
const linxi = async (): Promise<{ readonly token: string; readonly cookie: string }> => {
  const form = { action: 'enter', userName: 'linxi', password: 'Xuekan2026' }
  const cookie = cookieOf(await visit('/login?lang=en', { form }))
  return { token: valueIn(cookie, 'token'), cookie }
}
const infoOf = async (cookie: string): Promise<string> =>
  (await visit(`/rc-pub${endpoints.personalInfo.path}`, { cookie })).body
const linkOf = (token: string, userName = 'linxi'): string =>
  `/en/issue?token=${token}&userName=${userName}&q=a+b`

describe('an address with a token and a user name', () => {
  it('logs in who is nobody, and leaves the address before any page is made [C4.8]', async () => {
    const { token } = await linxi()
    const entered = await visit(linkOf(token))
    expect([entered.status, entered.location, entered.cacheControl]).toEqual([
      303,
      '/en/issue?q=a+b',
      'no-store',
    ])
    expect(entered.cookies.find((each) => each.startsWith('token='))).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(valueIn(cookieOf(entered), 'userName')).toBe('linxi')
    expect(await infoOf(cookieOf(entered))).toContain('"userName":"linxi"')
  })

  it('shows the member by no other name than one of their own [C4.8]', async () => {
    const { token } = await linxi()
    const entered = await visit(linkOf(token, 'somebody'))
    expect(valueIn(cookieOf(entered), 'userName')).toBe('linxi')
  })

  it('lets nobody in whose token is none, says so, and changes nothing [C4.8]', async () => {
    const { cookie } = await linxi()
    for (const own of ['', cookie]) {
      const as = own === '' ? {} : { cookie: own }
      const refused = await visit(linkOf('none'), as)
      expect([refused.status, cookieOf(refused)]).toEqual([303, ''])
      const said = await visit(refused.location, as)
      expect([said.status, said.cacheControl]).toEqual([410, 'no-store'])
      expect(said.body).toContain(own === '' ? 'You are not logged in' : '<bdi>****inxi</bdi>')
      expect(said.body).toContain('href="/en/issue?q=a+b"')
    }
    expect(await infoOf(cookie)).toContain('linxi')
  })

  it('leads nowhere else by the address itself [C4.8]', async () => {
    const { token } = await linxi()
    for (const path of ['/\\elsewhere.example/', '/%5Celsewhere.example/', '/%2Felsewhere.example/'])
      expect((await visit(`${path}?token=${token}&userName=linxi`)).location).toMatch(/^\/(?![/\\])/)
  })

  it('begins no session by what a page loads by the way', async () => {
    const { token } = await linxi()
    for (const headers of [
      { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    ]) {
      const loaded = await visit(linkOf(token), { headers })
      expect([loaded.status, loaded.location, loaded.cookies]).toEqual([303, '/en/issue?q=a+b', []])
    }
  })
})

describe('who is logged in as somebody else', () => {
  const led = async (): Promise<{ readonly own: string; readonly asked: Told; readonly token: string }> => {
    const name = `reader-${Math.floor(performance.now())}@example.org`
    const own = await newMember(visit, portal.outbox, name)
    const { token } = await linxi()
    return { own, token, asked: await visit(linkOf(token), { cookie: own }) }
  }

  it('is asked on a page without scripts, and stays logged in until then [C4.8]', async () => {
    const { own, asked, token } = await led()
    expect([asked.status, asked.cacheControl]).toEqual([303, 'no-store'])
    expect(asked.location).not.toContain(token)
    expect(asked.cookies).toEqual([
      expect.stringMatching(/^offer=[^;]+; Path=\/login\/offer; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ])
    const page = await visit(asked.location, { cookie: `${own}; ${cookieOf(asked)}` })
    expect([page.status, page.cacheControl]).toEqual([200, 'no-store'])
    expect(page.body).toMatch(/You are logged in as<\/dt><dd><bdi>read[^<]*\*\*\*\*/)
    expect(page.body).toContain('Log in as ****inxi')
    expect(page.body).not.toContain(token)
    expect(await infoOf(own)).toContain('reader-')
  })

  it('is logged out, and in as the other, by a form of this host alone [C4.8]', async () => {
    const { own, asked, token } = await led()
    const cookie = `${own}; ${cookieOf(asked)}`
    const form = { action: 'replace' }
    for (const origin of ['https://elsewhere.example', `http://gzxb.localhost:${portal.port}`, 'null'])
      expect((await visit(asked.location, { form, cookie, headers: { origin } })).status).toBe(403)
    expect(await infoOf(own)).toContain('reader-')
    const entered = await visit(asked.location, { form, cookie })
    expect([entered.status, entered.location]).toEqual([303, '/en/issue?q=a+b'])
    expect(valueIn(cookieOf(entered), 'token')).toBe(token)
    expect(entered.cookies.find((each) => each.startsWith('offer='))).toContain('Max-Age=0')
    expect(await infoOf(cookieOf(entered))).toContain('linxi')
    expect(await infoOf(own)).toContain('"status":401')
  })

  it('stays who they are where they say so, and where the offer is no more [C4.8]', async () => {
    const { own, asked } = await led()
    const stayed = await visit(asked.location, {
      form: { action: 'stay' },
      cookie: `${own}; ${cookieOf(asked)}`,
    })
    expect([stayed.status, stayed.location, cookieOf(stayed)]).toEqual([303, '/en/issue?q=a+b', ''])
    const late = await visit(asked.location, { form: { action: 'replace' }, cookie: own })
    expect([late.status, cookieOf(late)]).toEqual([303, ''])
    expect(await infoOf(own)).toContain('reader-')
  })

  it('goes on to paths of the site and nowhere else', async () => {
    for (const away of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example']) {
      const to = `/login/offer?lang=en&returnTo=${encodeURIComponent(away)}`
      expect((await visit(to, { form: { action: 'stay' } })).location).toBe('/en/home')
      expect((await visit(to)).body).not.toContain('elsewhere')
    }
  })

  it('is not asked about another session of their own [C4.8]', async () => {
    const { cookie } = await linxi()
    const { token } = await linxi()
    const entered = await visit(linkOf(token), { cookie })
    expect(valueIn(cookieOf(entered), 'token')).toBe(token)
    expect(await infoOf(cookie)).toContain('"status":401')
  })
})
