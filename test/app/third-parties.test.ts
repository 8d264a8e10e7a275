import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEn } from '../../ui/locales/account.en.ts'
import { accountZh } from '../../ui/locales/account.zh.ts'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { client, openProvider, pathIn, type ProviderInTest } from '../support/identity-provider.ts'
import { newMember, operate } from './support/members.ts'
import { cookieOf, faultsIn, goneOn, type Told, type Visit, visitsTo } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let provider: ProviderInTest
let visit: Visit
const folder = mkdtempSync(join(tmpdir(), 'xuekan-providers-'))
beforeAll(async () => {
  provider = await openProvider()
  const file = join(folder, 'providers.json')
  const { id: clientId, secret: clientSecret } = client
  const name = { zh: 'ORCID 账号', en: 'ORCID' }
  writeFileSync(
    file,
    JSON.stringify([{ id: 'orcid', name, issuer: provider.issuer, clientId, clientSecret }]),
  )
  portal = await openPortal('', {}, { IDENTITY_PROVIDERS: file })
  provider.open(`http://localhost:${portal.port}/accountBinding/return`)
  visit = visitsTo(portal)
}, 240_000)
afterAll(async () => {
  await portal.close()
  await provider.close()
  rmSync(folder, { recursive: true, force: true })
})

const linxi = { userName: 'linxi', password: 'Xuekan2026' } as const

/** The link of a page that begins a login at the provider. */
const beginningIn = ({ body }: Told): string =>
  /href="(\/accountBinding\/begin[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''

const cookieNamed = (told: Told, name: string): string =>
  told.cookies.find((each) => each.startsWith(`${name}=`)) ?? ''

/** Goes to the provider as somebody and comes back, as a browser does, with the cookies of a session. */
async function walk(begin: string, account: string | null, session = ''): Promise<Told> {
  const begun = await visit(begin, { cookie: session })
  provider.logInAs(account)
  const back = await provider.follow(begun.location)
  expect(back.startsWith(`http://localhost:${portal.port}/accountBinding/return?`)).toBe(true)
  const onward = await visit(pathIn(back), { headers: { host: `localhost:${portal.port}` } })
  expect(onward.location.startsWith(`http://slgc.localhost:${portal.port}/accountBinding/return?`)).toBe(true)
  return visit(pathIn(onward.location), {
    cookie: [session, cookieOf(begun)].filter((each) => each !== '').join('; '),
  })
}

async function logIn(): Promise<string> {
  const entered = await visit('/login?lang=en', { form: { action: 'enter', ...linxi } })
  return cookieOf(entered)
}

const lettersTo = (): readonly string[] =>
  readdirSync(portal.outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(portal.outbox, name), 'utf8'))

describe.each(['zh', 'en'] as const)('a login through a third party, in %s', (language) => {
  const words = { ...faultWords[language], ...(language === 'zh' ? accountZh : accountEn) }
  const orcid = `0000-0002-${language === 'zh' ? '1825' : '5109'}-0097`
  const begin = `/accountBinding/begin?party=orcid&lang=${language}&returnTo=%2F${language}%2Fissue`

  it('is offered on the login page, and leads to the third party with PKCE and a nonce [C1.6] [C6.4]', async () => {
    const page = await visit(`/login?lang=${language}&returnTo=%2F${language}%2Fissue`)
    expect(page.body).toContain(
      words['account.through'].replace('{{party}}', language === 'zh' ? 'ORCID 账号' : 'ORCID'),
    )
    expect(beginningIn(page)).toBe(begin)
    const begun = await visit(begin)
    const { origin, searchParams } = new URL(begun.location)
    expect([begun.status, origin, begun.cacheControl]).toEqual([303, provider.issuer, 'no-store'])
    expect(searchParams.get('redirect_uri')).toBe(`http://localhost:${portal.port}/accountBinding/return`)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
    expect(cookieNamed(begun, 'commonToken')).toMatch(/; HttpOnly; SameSite=Lax$/)
  })

  it('asks who is nobody yet to bind the account, and does so by a login [C6.4] [C7.11] [C8.4]', async () => {
    const unbound = await walk(begin, orcid)
    expect(unbound.location).toBe(`/accountBinding?lang=${language}&party=orcid`)
    const cookie = cookieOf(unbound)
    const page = await visit(unbound.location, { cookie })
    expect(faultsIn(page)).toEqual([words.userToBind])
    expect(page.body).toContain(words['account.accountBinding.title'])
    expect(page.body).toContain('/register?lang=')
    const wrong = await visit(unbound.location, {
      cookie,
      form: { action: 'enter', userName: 'linxi', password: 'Xuekan2027' },
    })
    expect(faultsIn(wrong)).toHaveLength(1)
    expect(wrong.body).toContain('value="linxi"')
    const bound = await visit(unbound.location, { cookie, form: { action: 'enter', ...linxi } })
    expect([bound.status, goneOn(bound)]).toEqual([303, `/${language}/home`])
    expect(cookieNamed(bound, 'token')).toMatch(/HttpOnly/)
    expect(cookieNamed(bound, 'commonToken')).toMatch(/^commonToken=;/)
    const again = await visit(unbound.location, { cookie, form: { action: 'enter', ...linxi } })
    expect(faultsIn(again)).toEqual([
      language === 'zh'
        ? '第三方登录已过期，请重新登录第三方账号'
        : 'The login at the third party is too long ago, please begin it again.',
    ])
    const told = () => lettersTo().filter((letter) => letter.includes('ORCID'))
    await expect.poll(told).not.toEqual([])
  })

  it('lets in whom the account is bound to, and leads back to where it began [C6.4] [C4.7]', async () => {
    const entered = await walk(begin, orcid)
    expect([entered.status, goneOn(entered)]).toEqual([303, `/${language}/issue`])
    const page = await visit(`/personal?lang=${language}`, { cookie: cookieOf(entered) })
    expect(page.status).toBe(200)
    expect(page.body).toContain('linxi')
  })

  it('shows a member what is bound, and unbinds it [C2.33] [C6.4]', async () => {
    const cookie = await logIn()
    const centre = await visit(`/personal?lang=${language}&entry=accountSecurity`, { cookie })
    expect(centre.body).toContain(`href="/accountBinding?lang=${language}"`)
    const page = await visit(`/accountBinding?lang=${language}`, { cookie })
    expect(page.body).toContain(orcid)
    expect(page.cacheControl).not.toContain('public')
    const id = new RegExp(`${orcid}[\\s\\S]*?name="id" value="(\\d+)"`).exec(page.body)?.[1] ?? ''
    const unbound = await visit(`/accountBinding?lang=${language}`, {
      cookie,
      form: { action: 'unbind', id },
    })
    expect(unbound.body).not.toContain(orcid)
    const told = language === 'zh' ? '刚刚解除绑定 ORCID' : 'ORCID has just been unbound'
    await expect.poll(() => lettersTo().filter((letter) => letter.includes(told))).toHaveLength(1)
    const entered = await walk(begin, orcid)
    expect(entered.location).toBe(`/accountBinding?lang=${language}&party=orcid`)
  })

  it('binds at once for who is logged in, and tells of an account that is another’s [C6.4]', async () => {
    const cookie = await logIn()
    const own = `${orcid}-own`
    const bound = await walk(`/accountBinding/begin?party=orcid&lang=${language}`, own, cookie)
    expect(goneOn(bound)).toBe(`/accountBinding?lang=${language}`)
    const page = await visit(goneOn(bound), { cookie: cookieOf(bound) })
    expect(page.body).toContain(own)
    // the session goes on under another token
    const former = await visit(`/personal?lang=${language}`, { cookie })
    expect([former.status, former.location.startsWith('/login')]).toEqual([303, true])
  })

  it('says that it was cancelled there, and changes nothing [C6.4] [C8.4]', async () => {
    const cancelled = await walk(begin, null)
    expect(cancelled.location).toBe(`/accountBinding?lang=${language}&party=orcid&fault=cancelled`)
    const page = await visit(cancelled.location)
    expect(faultsIn(page)).toEqual([words['account.binding.cancelled']])
    expect(beginningIn(page)).toContain('party=orcid')
  })
})

describe.each(['zh', 'en'] as const)('a login through the account of a locked member, in %s', (language) => {
  it('is refused in the words of the password, and lets in again once unlocked [C6.4] [C8.4]', async () => {
    const name = `bound-${language}@example.org`
    const account = `0000-0003-0000-${language}`
    const begin = `/accountBinding/begin?party=orcid&lang=${language}`
    await walk(begin, account, await newMember(visit, portal.outbox, name))
    await operate(portal.outbox, 'lock', name)
    const refused = await walk(begin, account)
    expect([refused.location, cookieNamed(refused, 'token')]).toEqual([
      `/accountBinding?lang=${language}&party=orcid&fault=locked`,
      '',
    ])
    const byPassword = await visit(`/login?lang=${language}`, {
      form: { action: 'enter', userName: name, password: 'Sediment7' },
    })
    const told = faultsIn(await visit(refused.location))
    expect(told).toHaveLength(1)
    expect(told).toEqual(faultsIn(byPassword))
    // who comes from there with an account that is nobody's learns nothing of it
    expect((await walk(begin, `${account}-other`)).location).not.toContain('locked')
    await operate(portal.outbox, 'unlock', name)
    expect(cookieNamed(await walk(begin, account), 'token')).not.toBe('')
  })
})

describe('a login through a third party that is not this browser’s', () => {
  const begin = '/accountBinding/begin?party=orcid&lang=en'

  it('lets nobody in twice, nor in another browser [C6.4]', async () => {
    const begun = await visit(begin)
    provider.logInAs('0000-0001-0000-0001')
    const path = pathIn(await provider.follow(begun.location))
    const foreign = await visit(path)
    expect(foreign.location).toBe('/accountBinding?lang=en&party=orcid&fault=over')
    const late = await visit(path, { cookie: cookieOf(begun) })
    expect(late.location).toMatch(/^\/accountBinding\?lang=\w\w&fault=over$/)
    expect(cookieNamed(late, 'token')).toBe('')
  })

  it('is not bound to who has logged in meanwhile [C6.4]', async () => {
    const begun = await visit(begin)
    provider.logInAs('0000-0001-0000-0002')
    const path = pathIn(await provider.follow(begun.location))
    const member = await logIn()
    const back = await visit(path, { cookie: `${member}; ${cookieOf(begun)}` })
    expect(back.location).toBe('/accountBinding?lang=en&party=orcid&fault=over')
  })

  it('is begun by pages of the portal alone, and comes back to its hosts alone [C6.4]', async () => {
    const foreign = await visit(begin, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(foreign.status).toBe(403)
    const state = `${'a'.repeat(43)}.evil.example`
    const astray = await visit(`/accountBinding/return?code=c&state=${state}`)
    expect(astray.location).toMatch(/^\/accountBinding\?/)
    const unknown = await visit('/accountBinding/begin?party=nobody&lang=zh')
    expect(unknown.location).toBe('/accountBinding?lang=zh&fault=failed')
  })

  it('has nothing to report [C6.4]', () => {
    expect(portal.failures).toEqual([])
  })
})
